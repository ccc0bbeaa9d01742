import { expect, test } from 'vitest';
import { getCities, getFaqCategories } from '#src/queries/collections.ts';
import { ANSWER_SEARCHES } from '#tests/support/answer-searches.ts';

test('ANSW-1 every search has a question of the site as its answer', async () => {
  const ids = new Set([
    ...(await getFaqCategories()).flatMap(({ questions }) => questions.map(({ id }) => id)),
    ...(await getCities()).map(({ slug }) => slug),
  ]);
  const unknown = ANSWER_SEARCHES.flatMap(([, ...answers]) => answers).filter((id) => !ids.has(id));
  expect(unknown).toEqual([]);
  expect(ANSWER_SEARCHES.length).toBeGreaterThanOrEqual(60);
});
