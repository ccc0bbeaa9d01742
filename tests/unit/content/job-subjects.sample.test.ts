import { expect, test } from 'vitest';
import { prepareScores } from '#src/domain/answer-search.ts';
import { getCityPages } from '#src/queries/city-pages.ts';

/** Two of three jobs are about other things, so a job among the best third is about this one. */
const BEST_SHARE = 1 / 3;

test('PLAN-1 the priced job of a city is about the subject of its question', () => {
  const cities = getCityPages().map(({ city }) => city);
  const compare = prepareScores(cities.map(({ job }) => ({ text: job.name, words: job.covers })));
  const found = cities.filter(({ answer: { question, search } }, at) => {
    const { scoreOf } = compare([question, ...search].join(' '));
    const closer = cities.filter((_, other) => scoreOf(other) >= scoreOf(at)).length;
    return closer > cities.length * BEST_SHARE;
  });
  expect(found.map(({ slug, job }) => `${slug}: ${job.name}`)).toEqual([]);
});
