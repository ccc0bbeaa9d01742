// cspell:ignore emergenc emergencia emergencias línea está contestamos ahora cualquier hora noche licencia esta ilimitad bclubes bpaquetes inicie sesión contraseña
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { nearest } from '#src/domain/nearest-cities.ts';
import { getCity } from '#src/queries/collections.ts';
import { company, content } from '#src/queries/content.ts';
import { paths, pathsIn } from '#src/routes/paths.ts';
import { buildCopy } from '#tests/support/built-copy.ts';
import type { Project } from '#tests/support/project-copy.ts';

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

const { cities, faq, services } = content('en');
const base = getCity(company.base.slug);
const kept = [base, ...nearest(base, cities, 2).map(({ place }) => place)].map(({ slug }) => slug);

const [firstService, ...otherServices] = services;
const gone = otherServices.at(-1);

/** Removes a service as an owner does: its file, then what leads to it. */
function removeService({ folder, read, write }: Project): void {
  rmSync(join(folder, `src/content/services/${gone?.slug}.md`));
  const replace = (file: string, old: string, next: string) => {
    write(file, read(file).replaceAll(old, next));
  };
  replace(
    'src/content/licensed-services.yaml',
    `service: ${gone?.slug}`,
    `service: ${firstService?.slug}`,
  );
  for (const { slug } of faq)
    replace(`src/content/faq/${slug}.yaml`, paths.service(gone?.slug ?? ''), paths.services);
}

describe('OWN-2 a firm of three cities without plans, sets, clubs, login and emergency line', () => {
  const firm = buildCopy((project) => {
    project.set('src/content/prices.yaml', { plans: [], sets: [], clubs: [] });
    project.set('src/content/company.yaml', {
      memberLogin: false,
      'hours.emergency': undefined,
      'claims.emergency': undefined,
      namedServiceAreas: kept.slice(0, 1),
    });
    project.set('src/content/territory.yaml', { defaultCity: kept[0] });
    rmSync(join(project.folder, 'src/content/city-drafts'), { recursive: true, force: true });
    project.keepCities(kept);
    removeService(project);
  });

  test.each(OFFERS)('says nothing of %s', (_, words) => {
    expect(firm.find(words)).toEqual([]);
  });

  test('has no page for the login, and no link to it', () => {
    const logins = company.languages.map((locale) => pathsIn(locale).login);
    expect(logins.filter((path) => existsSync(join(firm.dist, `${path}.html`)))).toEqual([]);
    const links = firm.documents().flatMap(([, document]) => document.querySelectorAll('a'));
    const hrefs = links.map((link) => String(link.getAttribute('href')));
    expect(hrefs.filter((href) => logins.includes(href))).toEqual([]);
  });

  test('PIC-1 has no page of a service that was removed, and no place for it in the house', () => {
    expect(existsSync(join(firm.dist, `services/${gone?.slug}.html`))).toBe(false);
    const links = firm.page(paths.home).querySelectorAll('.house li a');
    expect(new Set(links.map((link) => link.text))).toEqual(
      new Set(services.flatMap(({ slug, title }) => (slug === gone?.slug ? [] : title))),
    );
  });

  test('has the minimum service and a plumber in its comparison', () => {
    expect(firm.page(paths.handyman).querySelector('.ways tbody td')).not.toBeNull();
  });

  const linksIn = (path: string, within: string) => {
    const links = firm.page(path).querySelectorAll(`${within} a`);
    return [...new Set(links.map((link) => link.getAttribute('href')))];
  };
  const others = (slug?: string) =>
    kept.filter((one) => one !== slug).map((one) => paths.city(one));
  const checkPages = () => {
    for (const slug of kept) {
      const nearby = linksIn(paths.city(slug), 'nav[aria-labelledby="nearby"]');
      expect(nearby.toSorted(), slug).toEqual(others(slug).toSorted());
    }
    const { slug = '' } = services[0] ?? {};
    for (const within of ['main', 'footer'])
      expect(linksIn(paths.service(slug), within), within).toEqual(
        expect.arrayContaining(others()),
      );
  };

  test('CITY-4 has pages that link to all of its cities', checkPages);

  test('OWN-7 while all are drafts it is shown on the owner’s computer alone', () => {
    const folder = join(firm.folder, 'src/content');
    mkdirSync(join(folder, 'city-drafts'), { recursive: true });
    for (const slug of kept)
      renameSync(join(folder, `cities/${slug}.md`), join(folder, `city-drafts/${slug}.md`));
    const { status, output } = firm.readContent();
    expect(status).not.toBe(0);
    expect(output).toContain('src/content/cities: no files, at least one is needed');
    expect(output).toContain(`${base.name}: complete`);
    expect(firm.preflight().output).toContain(`City drafts › ${base.name}: needs a page`);
    const preview = firm.build({ PREVIEW_DRAFTS: '1' });
    expect(preview.status, preview.output).toBe(0);
    checkPages();
  });
});
