// cspell:ignore conexion servicios
import { existsSync, globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { z } from 'astro/zod';
import type { Locale } from '#src/domain/locale.ts';
import { fileOfPage } from '#src/integrations/built-pages.ts';
import { isListed } from '#src/integrations/sitemap.ts';
import { company } from '#src/queries/content.ts';
import { hasLanguage } from '#src/queries/edition.ts';
import { paths } from '#src/routes/paths.ts';
import { findAlternates, translatedPages } from '#src/routes/page-languages.ts';
import { buildCopy } from '#tests/support/built-copy.ts';
import { cities } from '#tests/support/content-files.ts';
import { markFile } from '#tests/support/marked-edition.ts';
import { KEPT_CITIES, type Project } from '#tests/support/project-copy.ts';
import { signEdition } from '#tests/support/sign-edition.ts';

/** A language that the project does not have. */
const THIRD = z.custom<Locale>().parse('fr');
/** Replaces every letter of its texts. */
const MARK = '文';

/** Adds a language to a project: its folder, made from the Spanish texts, and its column of routes. */
function addThirdLanguage({ write, replace, read }: Project): void {
  for (const name of globSync('**/*.{yaml,md}', { cwd: 'src/content/es' })) {
    const text = readFileSync(`src/content/es/${name}`, 'utf8');
    write(`src/content/${THIRD}/${name}`, markFile(text, MARK));
  }
  const table = 'src/routes/route-table.ts';
  const column = (cell: string) => `${cell}, ${cell.replaceAll(/\bes\b/g, THIRD)}`;
  write(table, read(table).replaceAll(/\bes: '[^']*'/g, column));
  replace('src/domain/locale.ts', "'es'] as const", `'es', '${THIRD}'] as const`);
  replace('src/domain/locale.ts', "es: 'es-US'", `es: 'es-US', ${THIRD}: '${THIRD}-US'`);
  replace('src/content/company.yaml', /^ {2}- es$/m, `  - es\n  - ${THIRD}`);
}

const leftOut = cities.filter(({ slug }) => !KEPT_CITIES.includes(slug));
const leftOutPaths = leftOut.map(({ slug }) => paths.city(slug));
/** Paths of a page in English, Spanish and the third language, whose slugs are the Spanish ones. */
const rows = translatedPages.flatMap(({ en, es }) =>
  es === undefined || leftOutPaths.includes(en)
    ? []
    : [{ en, es, third: es.replace(/^\/es/, `/${THIRD}`) }],
);
const UNSIGNED = `src/content/${THIRD}/licensed-services.yaml`;

describe.runIf(hasLanguage('es'))('ES-1 a third language is a folder and a column', () => {
  const project = buildCopy((copy) => {
    addThirdLanguage(copy);
    signEdition(copy);
    signEdition(copy, THIRD, [UNSIGNED]);
  });
  const { page } = project;
  const dist = pathToFileURL(`${project.dist}/`);

  test('every translated page exists in it, with its texts', () => {
    for (const { third } of rows) {
      expect(existsSync(new URL(fileOfPage(third), dist)), third).toBe(true);
      const html = page(third).querySelector('html');
      expect(html?.getAttribute('lang'), third).toBe(`${THIRD}-US`);
      expect(html?.querySelector('h1')?.text, third).toMatch(new RegExp(`${MARK}|404`));
    }
  });

  test('its links lead to its own pages, but for the text that decides', () => {
    for (const { third } of rows)
      for (const link of page(third).querySelectorAll('main a[href^="/"], footer a[href^="/"]')) {
        const [path = ''] = (link.getAttribute('href') ?? '').split(/[#?]/);
        const isOwn = findAlternates(path) === undefined;
        expect(isOwn || link.getAttribute('lang') === 'en', `${third}: ${path}`).toBe(true);
      }
  });

  test('ES-3 every page links to itself in the two other languages', () => {
    for (const { en, es, third } of rows.filter(({ en }) => !/404|offline/.test(en)))
      for (const [path, others] of [
        [en, [es, third]],
        [es, [en, third]],
        [third, [en, es]],
      ] as const) {
        const links = page(path).querySelectorAll('header .header-links > a[hreflang]');
        expect(links.map((link) => link.getAttribute('href'))).toEqual(others);
      }
  });

  test('ES-5 only the page with an unsigned file is not listed', () => {
    const unlisted = rows.filter(({ third }) => !isListed(dist, third)).map(({ third }) => third);
    const inEnglish = rows.filter(({ en }) => !isListed(dist, en)).map(({ third }) => third);
    const services = rows.filter(({ en }) => en === paths.services).map(({ third }) => third);
    expect(unlisted.toSorted()).toEqual([...inEnglish, ...services].toSorted());
  });

  test('ES-2 the sitemap names every page in its three languages', () => {
    const entries = parse(project.read('dist/sitemap-0.xml')).querySelectorAll('url');
    const address = (path: string) => new URL(path, company.siteUrl).href;
    const linksOf = (path: string) =>
      entries
        .filter((entry) => entry.querySelector('loc')?.text === address(path))
        .flatMap((entry) => entry.getElementsByTagName('xhtml:link'))
        .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
    for (const { en, es, third } of rows.filter((row) => isListed(dist, row.third)))
      for (const path of [en, es, third])
        expect(linksOf(path), path).toEqual([
          ['en', address(en)],
          ['es', address(es)],
          [THIRD, address(third)],
          ['x-default', address(en)],
        ]);
  });

  test('ROUTE-12, EMERG-4 its unknown services and its offline page', () => {
    expect(project.read('dist/_redirects')).toContain(`/${THIRD}/servicios/:slug`);
    expect(project.read('dist/service-worker.js')).toContain(`/${THIRD}/sin-conexion`);
  });
});
