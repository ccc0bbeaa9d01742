// cspell:ignore plomero
import { readFileSync } from 'node:fs';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { isIndexable } from '#src/integrations/robots-element.ts';
import { SHOWN_FILES } from '#src/integrations/signing-gate.ts';
import { content } from '#src/queries/content.ts';
import { hasLanguage, spokenText } from '#src/queries/edition.ts';
import { readTranslations } from '#src/queries/translation-files.ts';
import { emergencyCall } from '#src/queries/emergency-calls.ts';
import { paths, pathsIn } from '#src/routes/paths.ts';
import { translatedPages } from '#src/routes/page-languages.ts';
import {
  filesWhere,
  hasPage,
  mainOf,
  meta,
  pageAt,
  pages,
  site,
  type BuiltPage,
} from '#tests/support/built-site.ts';
import { nodesOfType } from '#tests/support/json-ld.ts';
import { visibleText } from '#tests/support/visible-text.ts';

const spanishPages = pages.filter(({ locale }) => locale === 'es');

/** Calls that are not to the company (EMERG-2). */
const OTHER_CALLS = ['call.911', 'call.gas'].map((name) => emergencyCall(name).href);

/** Checks every Spanish page. @returns the problems, with the file of their page */
function findProblems(check: (page: BuiltPage) => readonly string[]) {
  return spanishPages.flatMap((page) => check(page).map((problem) => `${page.file}: ${problem}`));
}

/** Checks every link to a page of this site, except those that change the language. */
function findLinkProblems(hasProblem: (path: string, link: HTMLElement) => boolean) {
  return findProblems(({ path, document }) =>
    document
      .querySelectorAll('a[href]:not([lang="en"])')
      .filter((link) => {
        const url = new URL(link.getAttribute('href') ?? '', new URL(path, site));
        return (
          url.origin === site.origin && hasPage(url.pathname) && hasProblem(url.pathname, link)
        );
      })
      .map((link) => `${link.getAttribute('href')} ${visibleText(link)}`),
  );
}

describe.runIf(hasLanguage('es'))('the Spanish pages', () => {
  test('ES-1 are those of the table of routes', () => {
    const wanted = [...translatedPages.map(({ es }) => es), pathsIn('es').areas];
    expect(spanishPages.map(({ path }) => path).toSorted()).toEqual(wanted.toSorted());
  });

  test('ES-2 name their language in previews and in structured data', () => {
    const wrong = (isWrong: (page: BuiltPage) => boolean) => filesWhere(isWrong, spanishPages);
    const hasPreview = (page: BuiltPage) => meta(page, 'og:url') !== undefined;
    expect(wrong((page) => hasPreview(page) && meta(page, 'og:locale') !== 'es_US')).toEqual([]);
    const nodesIn = (page: BuiltPage) => nodesOfType(page, 'WebPage');
    expect(wrong((page) => nodesIn(page).some((node) => node['inLanguage'] !== 'es-US'))).toEqual(
      [],
    );
  });

  test('ES-1 carry in title and heading of a city what people search for: plomero … en …', () => {
    const found = content('en').cities.flatMap(({ slug, name }) => {
      const { document } = pageAt(pathsIn('es').city(slug));
      const textOf = (element: string) => document.querySelector(element)?.text ?? '';
      const heading = textOf('h1');
      const isHeading = heading.startsWith('Plomero ') && heading.includes(`en ${name}`);
      return textOf('title').includes(`Plomero en ${name}`) && isHeading ? [] : [heading];
    });
    expect(found).toEqual([]);
  });

  test('ES-1 link to no English page, except where the link changes the language', () => {
    expect(findLinkProblems((path) => pageAt(path).locale === 'en')).toEqual([]);
  });

  test('ES-1 have legal pages whose first line says that the English text decides', () => {
    for (const path of [paths.privacy, paths.terms]) {
      const page = spanishPages.find(({ englishPath }) => englishPath === path);
      const [first] = page
        ? mainOf(page)
            .querySelectorAll('p')
            .filter((line) => line.querySelector('a[lang]'))
        : [];
      const { notice, original } = content('es').edition.legal;
      expect(first && visibleText(first)).toBe(notice.replace('{original}', original));
      expect(first?.querySelector('a[hreflang="en"]')?.getAttribute('href')).toBe(path);
    }
  });

  test('ES-5 show in every call button, or beside that of the call bar, who answers in Spanish', () => {
    const note = String(spokenText('es'));
    let count = 0;
    const found = findProblems(({ document, html }) => {
      // Classes have other names in each page.
      const hidden = [...html.matchAll(/(\.[\w-]+)\{clip-path:inset\(50%\)/g)]
        .map(([, name]) => name)
        .join();
      return document
        .querySelectorAll('a[href^="tel:"]:is(.btn, :has(.btn)), :is(header, footer) > p > a')
        .filter((button) => !OTHER_CALLS.includes(button.getAttribute('href') ?? ''))
        .map((button) => {
          count += 1;
          return visibleText(button.closest('.call-bar') ?? button, hidden);
        })
        .filter((text) => !text.includes(note));
    });
    expect(found).toEqual([]);
    expect(count).toBeGreaterThan(2 * spanishPages.length);
  });

  test('ES-5 are open to search engines only if all files that they show are signed', () => {
    const shown: Readonly<Record<string, readonly string[]>> = JSON.parse(
      readFileSync(SHOWN_FILES, 'utf8'),
    );
    const unsigned = new Set(
      readTranslations('es').flatMap(({ file, state }) => (state === 'signed' ? [] : [file])),
    );
    const open = spanishPages.filter(({ html }) => isIndexable(html)).map(({ path }) => path);
    expect(open.filter((path) => shown[path]?.some((file) => unsigned.has(file)))).toEqual([]);
  });

  test('ES-3 have links to the English page in the header and the menu, in its language', () => {
    const found = findProblems(({ englishPath, document }) => {
      const links = document.querySelectorAll('a[lang="en"]');
      // Legal pages also name the text that decides.
      const isLegal = [paths.privacy, paths.terms].some((path) => path === englishPath);
      const wanted = englishPath === paths.offline ? 0 : isLegal ? 3 : 2;
      const isComplete = links.every((link) => link.getAttribute('hreflang') === 'en');
      return links.length === wanted && isComplete ? [] : [links.join(' ')];
    });
    expect(found).toEqual([]);
  });
});

test.runIf(!hasLanguage('es'))('ES-8 without the edition, no page is Spanish', () => {
  expect(spanishPages.map(({ file }) => file)).toEqual([]);
});
