import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { workInEmptyFolder } from '#tests/support/folders.ts';

const CONFIG = `
import { optimizePages } from '${resolve('src/integrations/page-optimizer/optimize-pages.ts')}';
export default { build: { format: 'file', assets: 'files' }, integrations: [optimizePages()] };
`;

const PACKAGES = resolve('node_modules');
workInEmptyFolder();
beforeEach(() => {
  mkdirSync('src/pages', { recursive: true });
  symlinkSync(PACKAGES, 'node_modules', 'dir');
  writeFileSync('astro.config.mjs', CONFIG);
});

const page = (body: string) =>
  `<html><head><meta charset="utf-8"><title>a</title></head><body>${body}</body></html>`;

/** Builds the project in a mode. Vitest's variables would make the build a test run. */
function build(mode: string) {
  const astro = 'node_modules/astro/bin/astro.mjs';
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [astro, 'build', '--mode', mode], {
    encoding: 'utf8',
    env: { PATH, HOME, NODE_COMPILE_CACHE, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
  });
  return { status, output: stdout + stderr };
}

test('AUTH-1 a build in a mode with its own auth service allows that on the login page', () => {
  writeFileSync('.env.production', 'PUBLIC_SUPABASE_URL=https://live.example');
  writeFileSync('.env.staging', 'PUBLIC_SUPABASE_URL=https://staging.example/auth');
  writeFileSync('src/pages/login.astro', page(''));
  expect(build('staging')).toMatchObject({ status: 0 });
  const login = readFileSync('dist/login.html', 'utf8');
  expect(login).toContain("connect-src 'self' https://staging.example;");
});

test('a page that cannot be optimized stops the build with its name', () => {
  writeFileSync('src/pages/styled.astro', page('<p style="color: red">a</p>'));
  const { status, output } = build('production');
  expect(status).not.toBe(0);
  expect(output).toContain('styled.html cannot be optimized: style attribute');
});
