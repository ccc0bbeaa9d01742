import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileOfPage } from '#src/integrations/built-pages.ts';
import { cityCalls } from '#src/queries/city-calls.ts';
import { company, content } from '#src/queries/content.ts';
import { hasLanguage } from '#src/queries/edition.ts';
import { pathsIn } from '#src/routes/paths.ts';
import { cityOf } from '#tests/support/content-files.ts';
import { copyProject } from '#tests/support/project-copy.ts';
import { visibleText } from '#tests/support/visible-text.ts';

const { slug } = company.base;
const FILE = `src/content/es/cities/${slug}.md`;

describe.runIf(hasLanguage('es'))('ES-1 a city whose texts are not translated', () => {
  const project = copyProject();
  const es = pathsIn('es');
  const page = (path: string) => parse(project.read(`dist/${fileOfPage(path)}`));
  let output = '';

  beforeAll(() => {
    project.delete(FILE);
    const built = project.build();
    expect(built.status, built.output).toBe(0);
    output = built.output;
  }, 120_000);
  afterAll(() => {
    project.remove();
  });

  test('is named by the build', () => {
    expect(output).toContain(`${FILE} is missing: the page of the city has its facts alone`);
  });

  test('has a Spanish page of its facts, without answer, priced job and English', () => {
    const document = page(es.city(slug));
    const { text } = document;
    const { answer, job, zips } = cityOf(slug);
    expect(document.querySelector('h1')?.text).toContain(company.base.name);
    for (const fact of [...zips, content('es').cityPage.plans.heading])
      expect(text).toContain(fact);
    const calls = cityCalls(cityOf(slug), 'es');
    for (const { name } of calls?.water ?? []) expect(text).toContain(name);
    expect(document.querySelectorAll('#answer, #price')).toEqual([]);
    for (const english of [answer.question, answer.lead, job.name])
      expect(text).not.toContain(english);
  });

  test('ES-5 search engines do not list it', () => {
    const robots = page(es.city(slug)).querySelector('meta[name="robots"]');
    expect(robots?.getAttribute('content')).toBe('noindex');
    expect(project.read('dist/sitemap-0.xml')).not.toContain(es.city(slug));
  });

  test('is in the lists of cities, and its question in none', () => {
    const question = content('es').cities.find((city) => city.slug === slug)?.answer.question;
    expect(question).toBeDefined();
    for (const path of [es.home, es.areas, es.answers]) {
      const document = page(path);
      expect(document.querySelector(`a[href="${es.city(slug)}"]`), path).not.toBeNull();
      expect(visibleText(document), path).not.toContain(String(question));
    }
  });
});
