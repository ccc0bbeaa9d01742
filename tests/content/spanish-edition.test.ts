// cspell:ignore español
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { fileOfPage } from '#src/integrations/built-pages.ts';
import { home } from '#src/queries/copy.ts';
import { company } from '#src/queries/company.ts';
import { hasSpanish, readEdition } from '#src/queries/edition.ts';
import { readTranslation, SHARED_FILES, SPANISH_FOLDER } from '#src/queries/translation-files.ts';
import { paths } from '#src/routes/paths.ts';
import { localeOfPath, SPANISH_PATHS } from '#src/routes/spanish-paths.ts';
import { brotliBytes } from '#tests/support/brotli.ts';
import { markEdition, unmarkedWords } from '#tests/support/marked-edition.ts';
import { copyProject } from '#tests/support/project-copy.ts';

type Project = ReturnType<typeof copyProject>;

const COMPANY = 'src/content/company.yaml';
/** The page that is signed, and the files with its texts. */
const SIGNED = paths.handyman;
const SIGNED_FILES = [...SHARED_FILES, 'handyman.yaml'];
/** Mean growth of English pages (ES-8): the 60 bytes of the specification, and what compression varies. */
const MAX_GROWTH_BYTES = 60;

function switchOff({ read, write }: Project) {
  write(COMPANY, read(COMPANY).replace(/^languages:\n(?: {2}- .*\n)+/m, 'languages: [en]\n'));
}

function sign({ read, write }: Project, name: string) {
  const file = `${SPANISH_FOLDER}/${name}`;
  const document = parseDocument(read(file));
  document.set('source', readTranslation(name).mark);
  document.set('reviewedBy', 'Ana Ruiz');
  document.set('reviewedOn', '2026-11-20');
  write(file, document.toString());
}

/** @returns the files of the built site, named from its folder on */
const filesOf = ({ folder }: Project, pattern: string) =>
  globSync(pattern, { cwd: join(folder, 'dist') });
const spanishFile = (path: string) => fileOfPage(SPANISH_PATHS.get(path) ?? path);

describe.runIf(hasSpanish)('the Spanish edition', () => {
  const project = copyProject();
  const withoutEdition = copyProject();
  const read = (file: string) => project.read(`dist/${file}`);
  let output = '';

  beforeAll(() => {
    markEdition(project);
    // The link on English pages, whose growth is measured.
    project.replace(`${SPANISH_FOLDER}/edition.yaml`, /^name: .*/m, `name: ${readEdition().name}`);
    for (const name of SIGNED_FILES) sign(project, name);
    project.replace('src/content/home.yaml', home.services.heading, 'Pipes and everything else');
    const on = project.build();
    output = on.output;
    expect(on.status, output).toBe(0);
    switchOff(withoutEdition);
    const off = withoutEdition.build();
    expect(off.status, off.output).toBe(0);
  }, 240_000);
  afterAll(() => {
    project.remove();
    withoutEdition.remove();
  });

  test('ES-7 has every text from a Spanish file', () => {
    const files = filesOf(project, '{es.html,es/**/*.html,pictures/es/*.svg}');
    expect(files.length).toBeGreaterThan(SPANISH_PATHS.size);
    const unmarked = files.map((file) => [file, [...new Set(unmarkedWords(read(file)))]] as const);
    expect(unmarked.filter(([, words]) => words.length > 0)).toEqual([]);
  });

  test('ES-7 the search for unmarked words finds English pages', () => {
    expect(unmarkedWords(read('faq.html')).length).toBeGreaterThan(999);
  });

  test('ES-5 only the pages of signed files are for search engines', () => {
    const indexed = filesOf(project, '{es.html,es/**/*.html}').filter(
      (file) => !/<meta name="?robots"? content="?noindex/.test(read(file)),
    );
    expect(indexed).toEqual([spanishFile(SIGNED)]);
  });

  test('ES-2 the sitemap names both languages of signed pages, and no other Spanish page', () => {
    const entries = parse(read('sitemap-0.xml'))
      .querySelectorAll('url')
      .map((entry) => ({
        path: new URL(entry.querySelector('loc')?.text ?? '').pathname,
        links: entry
          .getElementsByTagName('xhtml:link')
          .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      }));
    const [english, spanish] = [SIGNED, SPANISH_PATHS.get(SIGNED) ?? ''];
    const link = (path: string) => new URL(path, company.siteUrl).href;
    const links = [
      ['en', link(english)],
      ['es', link(spanish)],
      ['x-default', link(english)],
    ];
    expect(entries.filter((entry) => entry.links.length > 0)).toEqual([
      { path: spanish, links },
      { path: english, links },
    ]);
    expect(entries.filter(({ path }) => localeOfPath(path) === 'es').length).toBe(1);
  });

  test('ES-6 the build names the file whose English text has changed', () => {
    const changed = output.split('\n').filter((line) => line.includes('English text has changed'));
    expect(changed).toEqual([expect.stringContaining(`${SPANISH_FOLDER}/home.yaml`)]);
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
    const files = filesOf(withoutEdition, '**/*.html')
      // The home page has another heading in one of the copies.
      .filter((file) => file !== fileOfPage(paths.home));
    const growth = files.map(
      (file) => brotliBytes(read(file)) - brotliBytes(withoutEdition.read(`dist/${file}`)),
    );
    const mean = growth.reduce((sum, bytes) => sum + bytes, 0) / growth.length;
    expect(mean).toBeLessThanOrEqual(MAX_GROWTH_BYTES);
  });
});

test.runIf(hasSpanish)('ES-6 a translation with another placeholder stops the build', () => {
  const project = copyProject();
  project.replace(`${SPANISH_FOLDER}/home.yaml`, '{cities}', '{towns}');
  const { status, output } = project.build();
  project.remove();
  expect(status).not.toBe(0);
  expect(output).toContain(
    `${SPANISH_FOLDER}/home.yaml: hero: serving: placeholders are '{territory.regionInText} {towns}'`,
  );
});
