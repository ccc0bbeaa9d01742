import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { copyProject } from '#tests/support/project-copy.ts';

// OWN-6: npm run publish, with stubs of the build and of the host's command.

let project: ReturnType<typeof copyProject>;
const CALLS = 'calls.txt';
const calls = () =>
  existsSync(join(project.folder, CALLS)) ? project.read(CALLS).trim().split('\n') : [];

/** Puts a command first in the path that notes its arguments. */
function stub(name: string, then: string) {
  project.write(`bin/${name}`, `#!/bin/sh\necho "${name} $*" >> ${CALLS}\n${then}\n`);
  chmodSync(join(project.folder, 'bin', name), 0o755);
}

function publish(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dev/publish.ts', ...args], {
    cwd: project.folder,
    encoding: 'utf8',
    env: {
      PATH: `${join(project.folder, 'bin')}:${process.env['PATH']}`,
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      PUBLIC_SUPABASE_URL: 'https://abcdefgh.supabase.co',
      PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_key',
    },
  });
  return { status, output: stdout + stderr };
}

beforeAll(() => {
  project = copyProject('everything');
  stub('wrangler', '');
  stub('astro', 'mkdir -p dist && date +%N > dist/index.html && touch dist/_headers');
});
afterAll(() => project.remove());

test('OWN-6 sample facts are refused, by the names of the editor, and nothing is built', () => {
  const sample = parse(project.read('src/content/company.yaml'));
  project.write(
    'src/content/company.yaml',
    stringify({ ...sample, phone: '(626) 555-0142', samples: ['phone'] }),
  );
  const { status, output } = publish();
  expect(status).toBe(1);
  expect(output).toContain('Company › Phone: (626) 555-0142: marked under Samples');
  expect(calls()).toEqual([]);
});

test('OWN-6 a firm without blockers is built, uploaded, and brought back by the host', () => {
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
  const { status, output } = publish();
  expect(status, output).toBe(0);
  expect(output).toContain('Published: https://plumber.la');
  expect(publish('--back').output).toContain('The version before is online again');
  expect(calls()).toEqual([
    'astro build --silent --outDir dist',
    'wrangler deploy --assets dist',
    'wrangler rollback --yes --message npm run publish -- --back',
  ]);
});

test('OWN-6 a version that the host or the build refuses is not called published', () => {
  stub('wrangler', 'exit 1');
  const { status, output } = publish();
  expect(status).toBe(1);
  expect(output).toContain('Not published: wrangler failed');
  expect(output).not.toContain('\nPublished');
});

test('OWN-6 a folder has the new version, and the one before after going back', () => {
  const folder = join(project.folder, 'www');
  const page = () => readFileSync(join(folder, 'index.html'), 'utf8');
  expect(publish('--to', folder).status).toBe(0);
  const first = page();
  expect(publish('--back', '--to', folder).output).toContain('there is no version before');
  publish('--to', folder);
  expect(page()).not.toBe(first);
  expect(publish('--back', '--to', folder).status).toBe(0);
  expect(page()).toBe(first);
  const { status, output } = publish('--to', join(project.folder, 'docs'));
  expect(status).toBe(1);
  expect(output).toContain('has other files');
  expect(readdirSync(join(project.folder, 'docs'))).toContain('editing.md');
});
