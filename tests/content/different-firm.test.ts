// cspell:ignore jandiman todólogo emergenc emergencia emergencias línea está contestamos ahora cualquier hora noche licencia esta ilimitad bclubes bpaquetes inicie sesión contraseña
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { parseDocument } from 'yaml';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { splitFrontMatter } from '#src/domain/front-matter.ts';
import { pageFiles } from '#src/integrations/built-pages.ts';
import { company, content } from '#src/queries/content.ts';
import { pathsIn } from '#src/routes/paths.ts';
import { copyProject } from '#tests/support/project-copy.ts';
import { visibleText } from '#tests/support/visible-text.ts';

/** What a firm may not have, in the words of pages in every language. 'A plan' is also a drawing. */
const OFFERS: readonly (readonly [name: string, words: RegExp])[] = [
  [
    'someone who answers at any time',
    /24\/7 emergency|emergenc(?:y|ies)[^.]{0,20} 24\/7|24\/7 for|emergency line is|we answer (?:24|emergenc)|emergencies only|at any hour|(?:answer|plumber|repairs,) day (?:and|or) night|tonight|at night\?|emergencias[^.]{0,20} 24\/7|emergencia 24\/7|línea de emergencia está|contestamos (?:24|ahora)|solo emergencias|a cualquier hora|de día [oy] de noche|licencia día y noche|esta noche/i,
  ],
  [
    'plans',
    /\b(?:our|your|handyman|yearly|monthly|all) plans?\b|\bplanes\b|\bmembership|membresía/i,
  ],
  ['unlimited visits', /\bunlimited\b|ilimitad/i],
  ['clubs', /\bclubs?\b|\bclubes\b|\b5-star review/i],
  ['sets of visits', /\bsets? of \d|\bpaquetes? de \d/i],
  [
    'the member login',
    /\bsign(?:ed)? in\b|\blog ?in\b|\bpassword|\bmy account\b|inicie sesión|contraseña/i,
  ],
];

type Project = ReturnType<typeof copyProject>;

/** Texts of the pages of a firm, with those of their heads and of their elements, without its name. */
const textsOf = (project: Project) =>
  pageFiles(join(project.folder, 'dist')).map((file): readonly [file: string, text: string] => {
    const document = parse(project.read(`dist/${file}`));
    const head = document
      .querySelectorAll('title, meta, [alt], [aria-label], script[type="application/ld+json"]')
      .flatMap(({ text, attributes: { content: said, alt, 'aria-label': label } }) => [
        text,
        ...[said, alt, label].map(String),
      ]);
    return [file, [visibleText(document), ...head].join(' ').replaceAll(company.name, 'the firm')];
  });

/** Whether a link leads to a page or a file. */
const isBuilt = ({ folder }: Project, path: string) =>
  ['', '.html', '/index.html'].some((end) => existsSync(join(folder, 'dist', path + end)));

/** Where pages say something, with the words around it. */
const findIn = (texts: ReturnType<typeof textsOf>, words: RegExp) =>
  texts.flatMap(([file, text]) => {
    const at = text.search(words);
    return at < 0 ? [] : [`${file}: ${text.slice(Math.max(0, at - 30), at + 60)}`];
  });

describe('OWN-2 a firm without plans, sets, clubs, member login and emergency line', () => {
  const project = copyProject();
  const dist = join(project.folder, 'dist');
  let texts: ReturnType<typeof textsOf>;

  beforeAll(() => {
    project.set('src/content/prices.yaml', { plans: [], sets: [], clubs: [] });
    project.set('src/content/company.yaml', {
      memberLogin: false,
      'hours.emergency': undefined,
      'claims.emergency': undefined,
    });
    const { status, output } = project.build();
    expect(status, output).toBe(0);
    texts = textsOf(project);
  }, 240_000);
  afterAll(() => {
    project.remove();
  });

  test.each(OFFERS)('says nothing of %s', (_, words) => {
    expect(findIn(texts, words)).toEqual([]);
  });

  test('has no page for the login, and no link to it', () => {
    const logins = company.languages.map((locale) => pathsIn(locale).login);
    expect(logins.filter((path) => existsSync(join(dist, `${path}.html`)))).toEqual([]);
    const links = texts.flatMap(([file]) =>
      parse(project.read(`dist/${file}`))
        .querySelectorAll('a')
        .flatMap((link) => link.getAttribute('href') ?? []),
    );
    expect(links.filter((href) => logins.includes(href))).toEqual([]);
  });

  test('has the minimum service and a plumber in its comparison', () => {
    const rows = parse(project.read('dist/plumbing-services.html')).querySelectorAll(
      '.ways tbody td',
    );
    expect(rows.length).toBeGreaterThan(0);
  });
});

describe('OWN-2 a firm without handyman work', () => {
  const project = copyProject();
  /** A city whose priced job is a handyman's, with the folders of its texts. */
  const visited = content('en').cities.find(({ job }) => job.by === 'handyman');
  const cityFiles = ['', ...company.languages.map((locale) => `${locale}/`)]
    .map((folder) => `src/content/${folder}cities/${visited?.slug}.md`)
    .filter((file) => existsSync(file));
  let refused: ReturnType<Project['readContent']>;

  /** Gives a city, and its translations, a priced job and an answer of a plumber. */
  const withPlumber = (file: string) => {
    const { fields, body } = splitFrontMatter(project.read(file)) ?? { fields: '', body: '' };
    const document = parseDocument(fields);
    document.set('description', `${'A plumber for a leak or a clogged drain. '.repeat(2)}Call us.`);
    const isEnglish = document.hasIn(['job', 'by']);
    const texts = { name: 'New trap under a sink', covers: 'A plumber replaces the trap.' };
    document.set('job', { ...(isEnglish && { by: 'plumber', materials: 20, hours: 1 }), ...texts });
    for (const name of ['question', 'lead', 'close'])
      document.setIn(['answer', name], 'Does the plumber replace a trap?');
    document.setIn(['answer', 'points'], ['A plumber replaces it.', 'Call us.', 'Then test it.']);
    project.write(file, `---\n${document.toString({ lineWidth: 0 })}---\n${body}`);
  };

  beforeAll(() => {
    project.set('src/content/prices.yaml', {
      ...{ plans: [], sets: [], clubs: [] },
      ...{ minimumService: undefined, visitHours: undefined },
    });
    project.delete('src/content/handyman.yaml');
    for (const file of cityFiles) project.write(file, readFileSync(file, 'utf8'));
    refused = project.readContent();
    for (const file of cityFiles) withPlumber(file);
    const { status, output } = project.build();
    expect(status, output).toBe(0);
  }, 240_000);
  afterAll(() => {
    project.remove();
  });

  test.runIf(visited)('has no city whose priced job is a handyman’s', () => {
    expect(refused.status).not.toBe(0);
    expect(refused.output).toContain(visited?.slug);
    expect(refused.output).toContain('src/content/city-drafts');
  });

  test('says nothing of a handyman, in any language', () => {
    expect(
      findIn(textsOf(project), /handyman|handymen|jandiman|todólogo|home.maintenance/i),
    ).toEqual([]);
  });

  test('has no page about one, and no dead link', () => {
    const built = new Set(pageFiles(join(project.folder, 'dist')));
    const pages = company.languages.map((locale) => pathsIn(locale).handyman);
    expect(pages.filter((path) => built.has(`${path.slice(1)}.html`))).toEqual([]);
    const dead = [...built].flatMap((file) =>
      parse(project.read(`dist/${file}`))
        .querySelectorAll('a[href^="/"]')
        .map((link) => String(link.getAttribute('href')).replace(/[#?].*/, ''))
        .filter((path) => path !== '' && !isBuilt(project, path))
        .map((path) => `${file}: ${path}`),
    );
    expect(dead).toEqual([]);
  });
});
