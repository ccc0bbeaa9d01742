import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '#src/domain/locale.ts';
import { textsIn } from '#src/domain/pack-texts.ts';
import { conditionsOfFirm } from '#src/queries/conditions.ts';
import { hasLanguage } from '#src/queries/edition.ts';
import { content } from '#src/queries/content.ts';
import { sentencesOf } from '#src/queries/policies.ts';
import { readFile, validateFacts } from '#src/queries/read-file.ts';
import { paths, pathsIn } from '#src/routes/paths.ts';
import { faqCategorySchema } from '#src/schemas/faq.ts';
import { policyNameSchema, type PolicyName } from '#src/schemas/policies.ts';
import { pageAt, pages, servicePages } from '#tests/support/built-site.ts';
import { visibleText } from '#tests/support/visible-text.ts';

const questions = globSync('src/content/faq/*.yaml').flatMap(
  (file) => validateFacts(faqCategorySchema, readFile(file).fields, file).questions,
);
const services = servicePages.map(({ path }) => path).filter((path) => path !== paths.emergency);
/** Where a policy is shown besides the FAQ. */
const PLACES: Readonly<Partial<Record<PolicyName, readonly string[]>>> = {
  nightRate: [paths.emergency],
  visitFee: [...services, paths.calculator],
  warranty: services,
  payment: [paths.handyman],
  financing: [paths.handyman],
  prepaidVisits: [paths.home, paths.handyman, paths.calculator, paths.faq],
  visitsPerWeek: [paths.home, paths.handyman, paths.calculator, paths.faq],
};
const locales = LOCALES.filter(hasLanguage);

describe.each(locales)('ASK-1 in %s', (locale) => {
  test.each(policyNameSchema.options)('%s has an answer and its places if it is given', (name) => {
    const [question, ...others] = questions.filter(({ policy }) => policy === name);
    expect(others).toEqual([]);
    // The FAQ asks about visits a week only where a plan has any number of them.
    const isAsked = name !== 'visitsPerWeek' || conditionsOfFirm().unlimited;
    const isShown = isAsked && content(locale).policySentences.has(name);
    const id = String(question?.id);
    const answer = pageAt(pathsIn(locale).faq).document.getElementById(id);
    expect(answer !== null).toBe(isShown);
    if (locale === 'en') {
      const links = pageAt(paths.answers).document.querySelectorAll('[data-words] a');
      expect(links.some((link) => link.getAttribute('href') === `${paths.faq}#${id}`)).toBe(
        isShown,
      );
    }
    const [sentence] = sentencesOf([name], content(locale).policySentences);
    if (sentence === undefined) return;
    const places = pages.filter(
      (page) =>
        page.locale === locale && [paths.faq, PLACES[name] ?? []].flat().includes(page.englishPath),
    );
    expect(places.length).toBeGreaterThan(0);
    for (const { path, document } of places)
      expect(visibleText(document), path).toContain(sentence);
  });

  test('no text of a policy that is not given is in a page', () => {
    const texts = content(locale).policyTexts;
    const patterns = policyNameSchema.options
      .filter((name) => !content(locale).policySentences.has(name))
      .flatMap((name) => textsIn({ text: texts[name] }))
      .filter(({ length }) => length > 25)
      .map((text) => RegExp(text.replaceAll(/\{\w+\}/g, '[^<]{1,60}')));
    const found = pages.flatMap(({ path, html }) =>
      patterns.filter((pattern) => pattern.test(html)).map(({ source }) => `${path}: ${source}`),
    );
    expect(found).toEqual([]);
  });
});
