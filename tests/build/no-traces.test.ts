import { homedir } from 'node:os';
import { expect, test } from 'vitest';
import { LOCALES } from '#src/domain/locale.ts';
import { fileOfPage } from '#src/integrations/built-pages.ts';
import { WHO_TO_CALL_ID, pathsIn } from '#src/routes/paths.ts';
import { cityPages, files, readText } from '#tests/support/built-site.ts';
import { contentSources } from '#tests/support/content-sources.ts';

const TEXT =
  /\.(?:html|js|mjs|css|json|webmanifest|xml|txt|vcf|svg)$|(?:^|\/)_(?:headers|redirects)$/;
const texts = files
  .filter((file) => TEXT.test(file))
  .map((file) => ({ file, text: readText(file) }));

function findMatches(pattern: RegExp) {
  return texts.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(
      (match) => `${file}: ${text.slice(match.index, match.index + 80)}`,
    ),
  );
}

const LOGIN_PAGES = LOCALES.map((locale) => fileOfPage(pathsIn(locale).login));
/** The default URL of the vendor's client, which is never used because the site sets one. */
const VENDOR_DEFAULT = 'http://localhost:9999';

test('no local URL is shipped except the configured auth service’s on the login page', () => {
  const configured = process.env['PUBLIC_SUPABASE_URL'];
  const isExpected = (match: string) =>
    match.includes(VENDOR_DEFAULT) ||
    (configured &&
      LOGIN_PAGES.some((file) => match.startsWith(file)) &&
      match.includes(configured));
  const found = findMatches(
    /https?:\/\/(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1\]|10\.\d|192\.168\.)/g,
  );
  expect(found.filter((match) => !isExpected(match))).toEqual([]);
});

test('AUTH-11 no secret key is shipped', () => {
  expect(findMatches(/service_role|sb_secret_|SUPABASE_SERVICE/g)).toEqual([]);
});

test('no code of the development servers is shipped', () => {
  expect(
    findMatches(/dev\/auth-service|canyon-line-member|AUTH_CONTROL_PORT|auth-service\/main/g),
  ).toEqual([]);
});

test('OWN-1 nothing of the editor is shipped', () => {
  expect(findMatches(/sveltia|decap|EDITOR_PORT|dev\/editor/gi)).toEqual([]);
});

test('no path of the machine that built the site is shipped', () => {
  const folders = [process.cwd(), homedir()].filter((folder) => folder.length > 1);
  const found = texts.filter(({ text }) => folders.some((folder) => text.includes(`${folder}/`)));
  expect(found.map(({ file }) => file)).toEqual([]);
  expect(findMatches(/file:\/\/\/|\/node_modules\/|data-astro-source/g)).toEqual([]);
});

test('no source of a technical claim is shipped, except as a link of whom to call (LOC-2)', () => {
  const sources = [...contentSources.values()].flat();
  expect(sources.length).toBeGreaterThan(0);
  const links = cityPages.flatMap(({ document }) =>
    document.querySelectorAll(`#${WHO_TO_CALL_ID} a`).map((link) => link.getAttribute('href')),
  );
  const isLinked = (url: string) => links.some((href) => href?.startsWith(url));
  const forbidden = sources.flatMap(({ url, title }) => (isLinked(url) ? [title] : [url, title]));
  expect(
    findMatches(
      new RegExp([...new Set(forbidden)].map((text) => RegExp.escape(text)).join('|'), 'g'),
    ),
  ).toEqual([]);
});

test('no source map, type or test file is shipped', () => {
  expect(files.filter((file) => /\.(?:map|ts|tsx|astro|md|yaml)$|\.test\./.test(file))).toEqual([]);
});
