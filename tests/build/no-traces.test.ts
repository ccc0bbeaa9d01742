import { homedir } from 'node:os';
import { expect, test } from 'vitest';
import { files, readText } from '#tests/support/built-site.ts';

const TEXT =
  /\.(?:html|js|mjs|css|json|webmanifest|xml|txt|vcf|svg)$|(?:^|\/)_(?:headers|redirects)$/;
const texts = files
  .filter((file) => TEXT.test(file))
  .map((file) => ({ file, text: readText(file) }));

function traces(pattern: RegExp) {
  return texts.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(
      (match) => `${file}: ${text.slice(match.index, match.index + 80)}`,
    ),
  );
}

/** Where the vendor's client would look if nobody told it: never used, since it is always told. */
const VENDOR_DEFAULT = 'http://localhost:9999';

test('no local address is left but that of the configured auth service, on its page', () => {
  const configured = process.env['PUBLIC_SUPABASE_URL'];
  const isExpected = (trace: string) =>
    trace.includes(VENDOR_DEFAULT) ||
    (configured && trace.startsWith('login.html') && trace.includes(configured));
  const found = traces(
    /https?:\/\/(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1\]|10\.\d|192\.168\.)/g,
  );
  expect(found.filter((trace) => !isExpected(trace))).toEqual([]);
});

test('AUTH-11 no secret key is shipped', () => {
  expect(traces(/service_role|sb_secret_|SUPABASE_SERVICE/g)).toEqual([]);
});

test('no code of the development servers is shipped', () => {
  expect(
    traces(/dev\/auth-service|canyon-line-member|AUTH_CONTROL_PORT|auth-service\/main/g),
  ).toEqual([]);
});

test('no path of the machine that built the site is shipped', () => {
  const folders = [process.cwd(), homedir()].filter((folder) => folder.length > 1);
  const found = texts.filter(({ text }) => folders.some((folder) => text.includes(`${folder}/`)));
  expect(found.map(({ file }) => file)).toEqual([]);
  expect(traces(/file:\/\/\/|\/node_modules\/|data-astro-source/g)).toEqual([]);
});

test('no source map, type or test file is shipped', () => {
  expect(files.filter((file) => /\.(?:map|ts|tsx|astro|md|yaml)$|\.test\./.test(file))).toEqual([]);
});
