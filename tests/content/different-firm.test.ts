// cspell:ignore emergenc emergencia emergencias línea está contestamos ahora cualquier hora noche licencia esta ilimitad bclubes bpaquetes inicie sesión contraseña
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageFiles } from '#src/integrations/built-pages.ts';
import { company } from '#src/queries/content.ts';
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

describe('OWN-2 a firm without plans, sets, clubs, member login and emergency line', () => {
  const project = copyProject();
  const dist = join(project.folder, 'dist');
  let texts: readonly (readonly [file: string, text: string])[];

  beforeAll(() => {
    project.set('src/content/prices.yaml', { plans: [], sets: [], clubs: [] });
    project.set('src/content/company.yaml', {
      memberLogin: false,
      'hours.emergency': undefined,
      'claims.emergency': undefined,
    });
    const { status, output } = project.build();
    expect(status, output).toBe(0);
    texts = pageFiles(dist).map((file) => {
      const document = parse(project.read(`dist/${file}`));
      const head = document
        .querySelectorAll('title, meta')
        .map(({ text, attributes }) => text + String(attributes['content']));
      return [file, [visibleText(document), ...head].join(' ')];
    });
  }, 240_000);
  afterAll(() => {
    project.remove();
  });

  test.each(OFFERS)('says nothing of %s', (_, words) => {
    const found = texts.flatMap(([file, text]) => {
      const at = text.search(words);
      return at < 0 ? [] : [`${file}: ${text.slice(Math.max(0, at - 30), at + 60)}`];
    });
    expect(found).toEqual([]);
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
