import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nearest } from '#src/domain/nearest-cities.ts';
import { getCity } from '#src/queries/collections.ts';
import { company, content } from '#src/queries/content.ts';
import { paths } from '#src/routes/paths.ts';
import { copyProject } from '#tests/support/project-copy.ts';

const { cities, services } = content('en');
const base = getCity(company.base.slug);
const kept = [base, ...nearest(base, cities, 2).map(({ place }) => place)].map(({ slug }) => slug);

describe('CITY-4, OWN-2 a firm with three cities', () => {
  const project = copyProject();
  const linksIn = (path: string, within: string) => {
    const links = parse(project.read(`dist${path}.html`)).querySelectorAll(`${within} a`);
    return [...new Set(links.map((link) => link.getAttribute('href')))];
  };
  const others = (slug?: string) =>
    kept.filter((one) => one !== slug).map((one) => paths.city(one));

  beforeAll(() => {
    rmSync(join(project.folder, 'src/content/city-drafts'), { recursive: true, force: true });
    for (const { slug } of cities)
      for (const file of [`src/content/cities/${slug}.md`, `src/content/es/cities/${slug}.md`])
        if (!kept.includes(slug) && existsSync(join(project.folder, file))) project.delete(file);
    project.set('src/content/company.yaml', { namedServiceAreas: kept.slice(0, 1) });
    project.set('src/content/territory.yaml', { defaultCity: kept[0] });
    const { status, output } = project.build();
    expect(status, output).toBe(0);
  }, 240_000);
  afterAll(() => {
    project.remove();
  });

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

  test('has pages that link to all of them', () => {
    checkPages();
  });

  test('OWN-7 while all are drafts it is shown on the owner’s computer alone', () => {
    const content = join(project.folder, 'src/content');
    mkdirSync(join(content, 'city-drafts'), { recursive: true });
    for (const slug of kept)
      renameSync(join(content, `cities/${slug}.md`), join(content, `city-drafts/${slug}.md`));
    const { status, output } = project.readContent();
    expect(status).not.toBe(0);
    expect(output).toContain('src/content/cities: no files, at least one is needed');
    expect(output).toContain(`${base.name}: complete`);
    expect(project.preflight().output).toContain(`City drafts › ${base.name}: needs a page`);
    const preview = project.build({ PREVIEW_DRAFTS: '1' });
    expect(preview.status, preview.output).toBe(0);
    checkPages();
  }, 240_000);
});
