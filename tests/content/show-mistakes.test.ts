import { spawn, type ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyProject } from '#tests/support/project-copy.ts';

const COMPANY = 'src/content/company.yaml';
const HANDYMAN = 'src/content/handyman.yaml';
const WAIT = { timeout: 60_000, interval: 500 };

describe('OWN-5 in the tab of the site, while it is edited', () => {
  const project = copyProject();
  let server: ChildProcess | undefined;
  let address = '';
  const open = async () => {
    const response = await fetch(address, { headers: { accept: 'text/html' } }).catch(() => null);
    return `${response?.status} ${await response?.text()}`;
  };

  beforeAll(async () => {
    const astro = ['node_modules/astro/bin/astro.mjs', 'dev', '--port', '0'];
    server = spawn(process.execPath, astro, {
      cwd: project.folder,
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], NO_COLOR: '1' },
    });
    address = await new Promise((settle) => {
      server?.stdout?.on('data', (data) => {
        const [found] = /http:\/\/localhost:\d+/.exec(String(data)) ?? [];
        if (found !== undefined) settle(found);
      });
    });
  }, 120_000);
  afterAll(() => {
    server?.kill();
    project.remove();
  });

  test.each([
    [
      'a refused value',
      COMPANY,
      /^phone: .*/m,
      'phone: 555-0134',
      ["'555-0134' is not right", 'such as (213) 555-0134', 'Company › Phone'],
    ],
    [
      'an unknown name in braces',
      HANDYMAN,
      '{prices.visitHours}',
      '{prices.visitTime}',
      [`${HANDYMAN}: `, 'unknown fact {prices.visitTime}'],
    ],
  ])(
    '%s says what is right, without a stack trace, and goes when it is corrected',
    async (_, file, pattern, wrong, messages) => {
      const right = project.read(file);
      project.replace(file, pattern, wrong);
      await expect.poll(open, WAIT).toMatch(/^500 [^]*Something to correct/);
      const page = await open();
      for (const message of messages) expect(page).toContain(message);
      expect(page).not.toMatch(/node_modules| at \S+:\d+:\d+|\.ts\b/);
      project.write(file, right);
      await expect.poll(open, WAIT).toMatch(/^200 /);
    },
    180_000,
  );
});
