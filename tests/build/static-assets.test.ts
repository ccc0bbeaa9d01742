import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { company } from '#src/queries/content.ts';
import { paths } from '#src/routes/paths.ts';
import {
  files,
  pagesWithHeader,
  hasFile,
  hasPage,
  pageAt,
  pages,
  readBytes,
  readText,
} from '#tests/support/built-site.ts';
import { isObject } from '#tests/support/json-ld.ts';
import { filesOnDemand, inlineScripts } from '#tests/support/script-graph.ts';
import { isDynamic, redirectFor, redirects } from '#tests/support/redirects.ts';

test('every file that a page requests exists', () => {
  const found = pages.flatMap(({ file, document }) =>
    document
      .querySelectorAll('link[href]:not([rel="canonical"]), script[src], img[src], source[src]')
      .map((tag) => tag.getAttribute('href') ?? tag.getAttribute('src') ?? '')
      .concat(
        document
          .querySelectorAll('astro-island')
          .flatMap((island) => [
            island.getAttribute('component-url') ?? '',
            island.getAttribute('renderer-url') ?? '',
          ]),
      )
      .filter(
        (url) =>
          !url.startsWith('data:') && !hasFile(url.replace(/^\//, '').replace(/[?#].*$/, '')),
      )
      .map((url) => `${file}: ${url}`),
  );
  expect([...new Set(found)]).toEqual([]);
});

test('the offline page requests no file', () => {
  const { document } = pageAt(paths.offline);
  const requesting = document.querySelectorAll('script[src], link:not([href^="data:"]), img, use');
  expect(requesting.map((tag) => tag.outerHTML)).toEqual([]);
  expect(filesOnDemand(inlineScripts(pageAt(paths.offline)).join('\n'), 'offline.html')).toEqual(
    [],
  );
});

test('every dynamically imported script exists', () => {
  const scripts = [
    ...pages.map((page) => ({ file: page.file, text: inlineScripts(page).join('\n') })),
    ...files.filter((file) => file.endsWith('.js')).map((file) => ({ file, text: readText(file) })),
  ];
  const found = scripts.flatMap(({ file, text }) =>
    filesOnDemand(text, file)
      .filter((target) => !hasFile(target))
      .map((target) => `${file}: ${target}`),
  );
  expect(found).toEqual([]);
});

describe('icons', () => {
  test('every page has a favicon, a touch icon, the manifest and a theme color', () => {
    const wanted = [
      'link[rel~="icon"]',
      'link[rel="apple-touch-icon"]',
      'link[rel="manifest"]',
      'meta[name="theme-color"]',
    ];
    const found = pagesWithHeader.flatMap(({ file, document }) =>
      wanted
        .filter((selector) => !document.querySelector(selector))
        .map((selector) => `${file}: ${selector}`),
    );
    expect(found).toEqual([]);
    expect(hasFile('favicon.ico')).toBe(true);
  });

  test('the manifest has the site’s name and icons of the declared sizes', async () => {
    const manifest: unknown = JSON.parse(readText('manifest.webmanifest'));
    if (!isObject(manifest) || !Array.isArray(manifest['icons'])) throw new Error('no icons');
    expect(manifest).toMatchObject({ name: company.name, start_url: expect.stringMatching(/^\//) });
    const icons = manifest['icons'].filter(isObject);
    const sizes = icons.map(({ sizes: size }) => String(size));
    expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
    for (const { src, sizes: declared } of icons.filter(({ type }) => type === 'image/png')) {
      const { width, height } = await sharp(readBytes(String(src).replace(/^\//, ''))).metadata();
      expect(`${width}x${height}`, String(src)).toBe(declared);
    }
  });
});

describe('redirects of the edge host', () => {
  test('number at most 2,000 static and 100 dynamic rules', () => {
    expect(redirects.length).toBeGreaterThan(0);
    expect(redirects.filter(isDynamic).length).toBeLessThanOrEqual(100);
    expect(redirects.filter((rule) => !isDynamic(rule)).length).toBeLessThanOrEqual(2000);
    expect(
      redirects.filter(({ status }) => ![200, 301, 302, 303, 307, 308].includes(status)),
    ).toEqual([]);
  });

  test('point to a page that exists and not to another redirect', () => {
    const targets = redirects.map(({ to }) => to).filter((to) => !/[:*]/.test(to));
    const reached = (to: string) => hasPage(to) || hasFile(to.replace(/^\//, ''));
    expect(targets.filter((to) => !reached(to))).toEqual([]);
    const chained = redirects.filter(
      ({ status, to }) => status >= 300 && (redirectFor(to)?.status ?? 0) >= 300,
    );
    expect(chained.filter(({ to }) => !/[:*]/.test(to))).toEqual([]);
  });
});

test('every icon of a heading is in the icon file', () => {
  const drawn = new Set(
    parse(readText('icons.svg'))
      .querySelectorAll('g')
      .map(({ id }) => id),
  );
  const named = pages.flatMap(({ document }) =>
    document
      .querySelectorAll(`img[src^="${paths.icons}"]`)
      .map((image) => image.getAttribute('src')?.split('#')[1] ?? ''),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !drawn.has(name))).toEqual([]);
});
