import { execFile } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { serveHostApi } from '#tests/support/host-api.ts';
import { copyProject, KEPT_CITIES, type Project } from '#tests/support/project-copy.ts';

// OWN-6: npm run publish, with a stub of the build, and the command of the host on a local API.

let project: Project;
let host: Awaited<ReturnType<typeof serveHostApi>>;
const CALLS = 'calls.txt';
const calls = () =>
  existsSync(join(project.folder, CALLS)) ? project.read(CALLS).trim().split('\n') : [];

/** Puts a command first in the path that notes its arguments. */
function stub(name: string, then: string) {
  project.write(`bin/${name}`, `#!/bin/sh\necho "${name} $*" >> ${CALLS}\n${then}\n`);
  chmodSync(join(project.folder, 'bin', name), 0o755);
}

function publish(...args: readonly string[]) {
  const env = {
    PATH: `${join(project.folder, 'bin')}:${process.env['PATH']}`,
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    PUBLIC_SUPABASE_URL: 'https://abcdefgh.supabase.co',
    PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_key',
    CLOUDFLARE_API_BASE_URL: host.address,
    CLOUDFLARE_API_TOKEN: 'token',
    CLOUDFLARE_ACCOUNT_ID: 'account',
    // Where wrangler writes its log.
    XDG_CONFIG_HOME: project.folder,
    WRANGLER_HIDE_BANNER: 'true',
    WRANGLER_SEND_METRICS: 'false',
  };
  const options = { cwd: project.folder, env };
  return new Promise<{ isDone: boolean; output: string }>((settle) => {
    execFile(process.execPath, ['dev/publish.ts', ...args], options, (error, stdout, stderr) => {
      settle({ isDone: error === null, output: stdout + stderr });
    });
  });
}

beforeAll(async () => {
  host = await serveHostApi();
  project = copyProject('everything');
  project.keepCities(KEPT_CITIES);
  stub('wrangler', `exec ${resolve('node_modules/.bin/wrangler')} "$@"`);
  stub('astro', 'mkdir -p dist && date +%N > dist/index.html && touch dist/_headers');
});
afterAll(() => {
  project.remove();
  host.stop();
});

test('OWN-6 sample facts are refused, by the names of the editor, and nothing is built', async () => {
  const sample = parse(project.read('src/content/company.yaml'));
  project.write(
    'src/content/company.yaml',
    stringify({ ...sample, phone: '(626) 555-0142', samples: ['phone'] }),
  );
  const { isDone, output } = await publish();
  expect(isDone).toBe(false);
  expect(output).toContain('Company › Phone: (626) 555-0142: marked under Samples');
  expect(calls()).toEqual([]);
});

test('OWN-6 a firm without blockers is built, uploaded, and brought back by the host', async () => {
  const facts = parse(project.read('src/content/company.yaml'));
  const real = {
    siteUrl: 'https://plumber.la',
    phone: '(626) 446-2210',
    email: 'office@plumber.la',
    licenseNumber: 'CSLB #123456',
    reviewsUrl: 'https://g.page/plumber/reviews',
    samples: [],
  };
  project.write('src/content/company.yaml', stringify({ ...facts, ...real }));
  const home = () => project.read('dist/index.html');
  const { isDone, output } = await publish();
  expect(isDone, output).toBe(true);
  expect(output).toContain('.firm.workers.dev');
  expect(output).toContain('Published: https://plumber.la');
  const first = home();
  expect(host.read('/index.html')).toBe(first);
  await publish();
  expect(home()).not.toBe(first);
  expect(host.read('/index.html')).toBe(home());
  expect((await publish('--back')).output).toContain('The version before is online again');
  expect(host.read('/index.html')).toBe(first);
  expect(calls()).toEqual([
    ...Array(2)
      .fill(['astro build --silent --outDir dist', 'wrangler deploy --assets dist'])
      .flat(),
    'wrangler rollback --yes --message npm run publish -- --back',
  ]);
});

test('OWN-6 a version that the host or the build refuses is not called published', async () => {
  stub('wrangler', 'exit 1');
  const { isDone, output } = await publish();
  expect(isDone).toBe(false);
  expect(output).toContain('Not published: wrangler failed');
  expect(output).not.toContain('\nPublished');
});

test('OWN-6 a folder has the new version, and the one before after going back', async () => {
  const folder = join(project.folder, 'www');
  const page = () => readFileSync(join(folder, 'index.html'), 'utf8');
  expect((await publish('--to', folder)).isDone).toBe(true);
  const first = page();
  const early = await publish('--back', '--to', folder);
  expect(early.output).toContain('there is no version before');
  await publish('--to', folder);
  expect(page()).not.toBe(first);
  expect((await publish('--back', '--to', folder)).isDone).toBe(true);
  expect(page()).toBe(first);
  const { isDone, output } = await publish('--to', join(project.folder, 'docs'));
  expect(isDone).toBe(false);
  expect(output).toContain('has other files');
  expect(readdirSync(join(project.folder, 'docs'))).toContain('editing.md');
});
