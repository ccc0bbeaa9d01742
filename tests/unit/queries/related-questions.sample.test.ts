import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import {
  findRelatedToCity,
  findRelatedToService,
  getQuestions,
  getRelatedToCity,
  getRelatedToFaq,
  getRelatedToService,
} from '#src/queries/questions.ts';
import { content } from '#src/queries/content.ts';
import { readFile } from '#src/queries/read-file.ts';

const pairsSchema = z
  .record(z.string(), z.string())
  .transform((pages) =>
    Object.entries(pages).flatMap(([page, ids]) => ids.split(' ').map((id) => [page, id] as const)),
  );
const { related: RELATED_PAIRS, unrelated: UNRELATED_PAIRS } = z
  .object({ related: pairsSchema, unrelated: pairsSchema })
  .parse(readFile('tests/unit/queries/related-pairs.sample.yaml').fields);

const SERVICE_PAGE = /^(?<spanish>\/es)?\/(?<service>[\w-]+)$/;

/** @returns the ids of the questions on a page of the list, and of all that could be there */
function relatedOn(page: string) {
  const { service, spanish } = SERVICE_PAGE.exec(page)?.groups ?? {};
  const locale = spanish === undefined ? 'en' : 'es';
  const [shown, candidates] =
    service === undefined
      ? [getRelatedToCity(page), findRelatedToCity(page)]
      : [getRelatedToService(service, locale), findRelatedToService(service, locale)];
  return {
    shown: shown.map(({ id }) => id),
    candidates: candidates.map(({ id }) => id),
  };
}

const pages = new Set([...RELATED_PAIRS, ...UNRELATED_PAIRS].map(([page]) => page));
const onPage = new Map([...pages].map((page) => [page, relatedOn(page)]));

describe('ANSW-3 related questions by subject', () => {
  test('each pair names a question, and each list has at least 30', () => {
    const ids = getQuestions().map(({ id }) => id);
    for (const pairs of [RELATED_PAIRS, UNRELATED_PAIRS]) {
      expect(pairs.length).toBeGreaterThanOrEqual(30);
      expect(pairs.filter(([, id]) => !ids.includes(id))).toEqual([]);
    }
  });

  test('a category of the FAQ has the closest one of those with a place in their group', () => {
    expect(content('en').faq.map((category) => getRelatedToFaq(category)?.id)).toEqual([
      'san-gabriel',
      undefined,
      undefined,
      'el-monte',
      'west-covina',
      undefined,
    ]);
  });

  test('a service shows the best one of each topic, then the second ones, those of the FAQ first', () => {
    const first = (slug: string, count: number) =>
      findRelatedToService(slug)
        .slice(0, count)
        .map(({ id }) => id);
    expect(first('emergency-repairs', 4)).toEqual([
      'what-is-an-emergency',
      'heater-is-leaking',
      'smell-of-gas',
      'no-water',
    ]);
    expect(first('preventive-maintenance', 6)).toEqual([
      ...['norwalk', 'no-water', 'water-pressure-too-high', 'redondo-beach'],
      ...['where-is-main-shut-off', 'san-dimas'],
    ]);
  });

  test.each(RELATED_PAIRS)('%s shows %s', (page, id) => {
    expect(onPage.get(page)?.shown).toContain(id);
  });

  test.each(UNRELATED_PAIRS)('%s never shows %s', (page, id) => {
    expect(onPage.get(page)?.candidates).not.toContain(id);
  });
});
