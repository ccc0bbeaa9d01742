import { spawn, type ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyProject } from '#tests/support/project-copy.ts';

const WAIT = { timeout: 300_000, interval: 100 };
/** The server answers every request for HTML in the same way. A page takes it seconds while nothing is wrong. */
const FILE = '/speculation.json';
/** A refused value, an unknown name in braces and an unknown condition. */
const MISTAKES = [
  {
    file: 'src/content/company.yaml',
    pattern: /^phone: .*/m,
    wrong: 'phone: 555-0134',
    messages: /'555-0134' is not right[^]*such as \(213\) 555-0134[^]*Company › Phone/,
  },
  {
    file: 'src/content/handyman.yaml',
    pattern: '{prices.visitLength}',
    wrong: '{prices.visitTime}',
    messages: /src\/content\/handyman\.yaml: [^]*unknown fact \{prices\.visitTime\}/,
  },
  {
    file: 'src/content/handyman.yaml',
    pattern: '{if plans}',
    wrong: '{if plan}',
    messages: /src\/content\/handyman\.yaml: [^]*\{if plan\}: no condition 'plan'; there are /,
  },
];

describe('OWN-5 in the tab of the site, while it is edited', () => {
  const project = copyProject();
  let server: ChildProcess | undefined;
  let address = '';
  const open = async (path: string) => {
    const options = { headers: { accept: 'text/html' } };
    const response = await fetch(address + path, options).catch(() => null);
    return `${response?.status} ${await response?.text()}`;
  };

  beforeAll(async () => {
    const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
    const astro = ['node_modules/astro/bin/astro.mjs', 'dev', '--port', '0'];
    server = spawn(process.execPath, astro, {
      cwd: project.folder,
      env: { PATH, HOME, NODE_COMPILE_CACHE, NO_COLOR: '1' },
    });
    address = await new Promise((settle) => {
      server?.stdout?.on('data', (data) => {
        const [found] = /http:\/\/localhost:\d+/.exec(String(data)) ?? [];
        if (found !== undefined) settle(found);
      });
    });
  });
  afterAll(() => {
    server?.kill();
    project.remove();
  });

  /** Waits until the page has a message. @returns the page */
  const opened = async (message: RegExp, path = FILE) => {
    let page = '';
    await expect.poll(async () => (page = await open(path)), WAIT).toMatch(message);
    return page;
  };

  test('what is wrong, and what is right, is said without a stack trace, until it is corrected', async () => {
    for (const { file, pattern, wrong, messages } of MISTAKES) {
      const right = project.read(file);
      project.replace(file, pattern, wrong);
      const page = await opened(messages);
      expect(page).toMatch(/^500 [^]*Something to correct/);
      expect(page).not.toMatch(/node_modules| at \S+:\d+:\d+|\.ts\b/);
      project.write(file, right);
    }
    await opened(/^200 /, '/');
  });
});
