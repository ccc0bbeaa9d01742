import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ENGLISH_MARKS } from '#src/domain/english-marks.ts';
import { isListed as listed } from '#src/integrations/sitemap.ts';
import { cityCalls } from '#src/queries/city-calls.ts';
import { company, content } from '#src/queries/content.ts';
import { hasLanguage } from '#src/queries/edition.ts';
import { pathsIn } from '#src/routes/paths.ts';
import { buildCopy } from '#tests/support/built-copy.ts';
import { cityOf } from '#tests/support/content-files.ts';
import { signEdition } from '#tests/support/sign-edition.ts';
import { visibleText } from '#tests/support/visible-text.ts';

const { slug } = company.base;
const CHANGED = 'We have changed this sentence, call';
const ID = 'is-this-new';
const QUESTION = `  - id: ${ID}
    question: 'Is this a new question?'
    group: plans
    topics: [plans]
    answer: It was asked today, and nobody has translated it yet.
`;
const TERMS = 'legal/terms-of-service.md';
/** A paragraph of a text that no other page shows. */
const PARAGRAPH = String(
  /^Each .+|^We .+/m.exec(readFileSync(`src/content/${TERMS}`, 'utf8'))?.[0],
);
const MARKS = new RegExp(Object.values(ENGLISH_MARKS).join('|'));
const FILE = `src/content/es/cities/${slug}.md`;

const { home } = content('en');

describe.runIf(hasLanguage('es'))('a Spanish edition with gaps', () => {
  const project = buildCopy((copy) => {
    signEdition(copy);
    copy.delete(FILE);
    // An owner changes and adds English texts, and no Spanish one.
    copy.replace('src/content/home.yaml', home.areas.heading, `${CHANGED} {company.phone}.`);
    copy.replace('src/content/faq/6-membership.yaml', 'questions:\n', `questions:\n${QUESTION}`);
    copy.replace(`src/content/${TERMS}`, PARAGRAPH, `${PARAGRAPH} ${CHANGED} 5.`);
  });
  const { page, output } = project;
  const es = pathsIn('es');
  const isListed = (path: string) => listed(pathToFileURL(`${project.dist}/`), path);

  test('ES-6 the build names each text that does not fit, and what to do', () => {
    expect(output()).toContain(
      "src/content/es/home.yaml: areas: heading: placeholders are '', in English '{company.phone}'",
    );
    expect(output()).toContain(
      `src/content/es/faq/6-membership.yaml: questions: '${ID}' is missing`,
    );
    expect(output()).toMatch(/es\/legal\/terms-of-service\.md: text, block \d+: numbers are '/);
    expect(output()).toContain('npm run edit, "Spanish texts"');
  });

  test.each([
    ['a text', es.home, `${CHANGED} ${company.phone.display}.`],
    ['a paragraph', es.terms, `${CHANGED} 5.`],
    ['a question', es.faq, 'Is this a new question?'],
    ['its answer', es.faq, 'It was asked today, and nobody has translated it yet.'],
  ])('ES-6 %s that does not fit is in English, and its page is not listed', (_, path, text) => {
    const shown = page(path).querySelectorAll('main [lang="en"]');
    expect(shown.some((element) => element.text.includes(text))).toBe(true);
    expect(isListed(path)).toBe(false);
  });

  test('ES-6 other pages stay, without a mark of English', () => {
    expect(isListed(es.privacy)).toBe(true);
    for (const file of globSync(`${project.dist}/**/*.{html,svg,json,webmanifest,vcf}`))
      expect(readFileSync(file, 'utf8'), file).not.toMatch(MARKS);
  });

  test('ES-6 preflight lists the texts', () => {
    expect(project.preflight().output).toMatch(/home\.yaml.*does not fit.*areas: heading/);
  });
  test('ES-1 a city whose texts are not translated is named by the build', () => {
    expect(output()).toContain(`${FILE} is missing: the page of the city has its facts alone`);
  });

  test('ES-1 it has a Spanish page of its facts, without answer, priced job and English', () => {
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

  test('ES-5 search engines do not list this page', () => {
    expect(isListed(es.city(slug))).toBe(false);
  });

  test('ES-1 it is in the lists of cities, and its question in none', () => {
    const question = content('es').cities.find((city) => city.slug === slug)?.answer.question;
    expect(question).toBeDefined();
    for (const path of [es.home, es.areas, es.answers]) {
      const document = page(path);
      expect(document.querySelector(`a[href="${es.city(slug)}"]`), path).not.toBeNull();
      expect(visibleText(document), path).not.toContain(String(question));
    }
  });
});
