// cspell:ignore español
import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parse } from 'node-html-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { addressOfPage, fileOfPage } from '#src/integrations/built-pages.ts';
import { isIndexable } from '#src/integrations/robots-element.ts';
import { applySignatures, SHOWN_FILES } from '#src/integrations/signing-gate.ts';
import { isListed, linksBetween } from '#src/integrations/sitemap.ts';
import { company, content } from '#src/queries/content.ts';
import { hasLanguage } from '#src/queries/edition.ts';
import { translationFolder } from '#src/queries/translation-files.ts';
import { findAlternates } from '#src/routes/page-languages.ts';
import { brotliBytes } from '#tests/support/brotli.ts';
import { buildCopy } from '#tests/support/built-copy.ts';
import { markedFiles, markEdition, unmarkedWords } from '#tests/support/marked-edition.ts';
import { signEdition } from '#tests/support/sign-edition.ts';

const FOLDER = translationFolder('es');

/** Mean growth of English pages (ES-8): the 60 bytes of the specification, and what compression varies. */
const MAX_GROWTH_BYTES = 66;
/** With a login, whose form has texts of its own. */
const LOGIN =
  'PUBLIC_SUPABASE_URL=https://login.example\nPUBLIC_SUPABASE_ANON_KEY=sb_publishable_x\n';

/** @returns the files of the built site, named from its folder on */
const filesOf = ({ dist }: { readonly dist: string }, pattern: string) =>
  globSync(pattern, { cwd: dist }).toSorted();
const isOfEdition = (path: string) => /^\/es(?:\/|$)/.test(path);

describe.runIf(hasLanguage('es'))('the Spanish edition', () => {
  let signed: readonly string[];
  const project = buildCopy((copy) => {
    copy.write('.env', LOGIN);
    markEdition(copy);
    // The link on English pages, whose growth is measured.
    copy.replace(
      `${translationFolder('es')}/edition.yaml`,
      /^name: .*/m,
      `name: ${content('es').edition.name}`,
    );
    signed = signEdition(copy);
  });
  const withoutEdition = buildCopy(({ set, write }) => {
    write('.env', LOGIN);
    set('src/content/company.yaml', { languages: ['en'] });
  });
  const dist = pathToFileURL(`${project.dist}/`);
  const read = (file: string) => project.read(`dist/${file}`);
  const pageFiles = () => filesOf(project, '{es.html,es/**/*.html}');
  /** Spanish files whose texts are on each page, found by their marks. */
  let marked: ReadonlyMap<string, readonly string[]>;
  const showing = (name: string) => pageFiles().filter((file) => marked.get(file)?.includes(name));
  /** Pages that search engines never list, like their English ones. */
  let unlisted: readonly string[];

  const shownFiles = () =>
    new Map(Object.entries<readonly string[]>(JSON.parse(project.read(SHOWN_FILES))));

  /** Expects that search engines may list all pages but these, and that no pair names these. */
  function expectUnsigned(pages: readonly string[]) {
    for (const file of pageFiles()) {
      const path = addressOfPage(file);
      const isOpen = !pages.includes(file) && !unlisted.includes(file);
      expect(isListed(dist, path), path).toBe(isOpen);
      const links = linksBetween(new URL(path, company.siteUrl).href, (other) =>
        isListed(dist, other),
      );
      expect(links.length > 0, path).toBe(isOpen && findAlternates(path) !== undefined);
    }
  }

  beforeAll(() => {
    marked = new Map(pageFiles().map((file) => [file, markedFiles(read(file))]));
    unlisted = pageFiles().filter((file) => !isIndexable(read(file)));
  });

  test('ES-7 has every text from a Spanish file', () => {
    const files = filesOf(project, '{es.html,es/**/*.html,pictures/es/*.svg}');
    expect(files.length).toBeGreaterThan(20);
    const unmarked = files.map((file) => [file, [...new Set(unmarkedWords(read(file)))]] as const);
    expect(unmarked.filter(([, words]) => words.length > 0)).toEqual([]);
  });

  test('ES-7 the search for unmarked words finds English pages', () => {
    expect(unmarkedWords(read('faq.html')).length).toBeGreaterThan(999);
  });

  test('ES-5 every file of the edition has a signature', () => {
    const names = globSync(`${FOLDER}/**/*.{yaml,md}`, { cwd: project.folder }).toSorted();
    expect(signed).toEqual(names);
  });

  test('ES-5 the build records for each page the files whose texts are on it', () => {
    const wanted = [...marked].map(([file, names]) => [addressOfPage(file), names] as const);
    expect(shownFiles()).toEqual(new Map(wanted));
  });

  test('ES-5, ES-2 search engines list every page of signed files', () => {
    const twins = unlisted.map((file) => findAlternates(addressOfPage(file))?.en ?? '/404');
    expect(twins.filter((path) => isIndexable(read(fileOfPage(path))))).toEqual([]);
    expectUnsigned([]);
    const listed = parse(read('sitemap-0.xml'))
      .querySelectorAll('url > loc')
      .map((address) => new URL(address.text).pathname);
    expect(listed.filter(isOfEdition).map(fileOfPage).toSorted()).toEqual(
      pageFiles().filter((file) => !unlisted.includes(file)),
    );
  });

  test('ES-5, ES-2 without the signature of one file exactly its pages are unsigned', () => {
    const shown = shownFiles();
    const pages = pageFiles().map((file) => [file, read(file)] as const);
    for (const name of signed) {
      const pagesOfFile = showing(name);
      applySignatures(dist, shown, new Set(signed.filter((other) => other !== name)));
      expectUnsigned(pagesOfFile);
      for (const [file, html] of pages) project.write(`dist/${file}`, html);
    }
  });

  test('ES-8 leaves nothing when it is off', () => {
    const files = filesOf(withoutEdition, '**/*.*');
    expect(files.filter((file) => /(?:^|\/)es[./]/.test(file))).toEqual([]);
    const traces = files
      .filter((file) => !/\.(?:png|ico)$/.test(file))
      .flatMap((file) => {
        const text = withoutEdition.read(`dist/${file}`);
        const trace = /hreflang|x-default|xmlns:xhtml|\/es["'/\s]|Español|es[-_]US/.exec(text);
        return trace === null ? [] : [`${file}: ${trace[0]}`];
      });
    expect(traces).toEqual([]);
  });

  test('ES-8 makes English pages at most 60 bytes heavier on average', () => {
    const growth = filesOf(withoutEdition, '**/*.html').map(
      (file) => brotliBytes(read(file)) - brotliBytes(withoutEdition.read(`dist/${file}`)),
    );
    const mean = growth.reduce((sum, bytes) => sum + bytes, 0) / growth.length;
    expect(mean).toBeLessThanOrEqual(MAX_GROWTH_BYTES);
  });
});
