import { describe, expect, test } from 'vitest';
import { prepareSearch } from '#src/domain/answer-search.ts';
import { getQuestions } from '#src/queries/questions.ts';
import {
  ANSWER_SEARCHES,
  FRESH_ANSWER_SEARCHES,
  LATER_ANSWER_SEARCHES,
  NEIGHBOR_ANSWER_SEARCHES,
  SEARCHES_WITHOUT_ANSWER,
} from '#tests/support/answer-searches.sample.ts';

const questions = getQuestions();
const search = prepareSearch(questions.map(({ question, words }) => ({ text: question, words })));

const VISIBLE_HITS = 3;
/** 55 of 60 */
const LEAST_SHARE = 55 / 60;

describe('ANSW-1 what homeowners type', () => {
  test('has a question of the site as its answer', () => {
    const ids = new Set(questions.map(({ id }) => id));
    const answers = [
      ...ANSWER_SEARCHES,
      ...LATER_ANSWER_SEARCHES,
      ...FRESH_ANSWER_SEARCHES,
      ...NEIGHBOR_ANSWER_SEARCHES,
    ].flatMap(([, ...expected]) => expected);
    expect(answers.filter((id) => !ids.has(id))).toEqual([]);
    expect(ANSWER_SEARCHES.length).toBeGreaterThanOrEqual(60);
  });

  test.each([
    ['list', ANSWER_SEARCHES],
    ['later list', LATER_ANSWER_SEARCHES],
    ['fresh list', FRESH_ANSWER_SEARCHES],
    ["neighbors' list", NEIGHBOR_ANSWER_SEARCHES],
  ])('finds a right answer among the first three: %s', (_name, searches) => {
    const missed = searches.flatMap(([typed, ...expected]) => {
      const first = search(typed)
        .slice(0, VISIBLE_HITS)
        .map((at) => questions[at]?.id ?? '');
      return first.some((id) => expected.includes(id)) ? [] : [`${typed}: ${first.join(', ')}`];
    });
    const share = 1 - missed.length / searches.length;
    expect(share, missed.join('\n')).toBeGreaterThanOrEqual(LEAST_SHARE);
  });

  test.each(SEARCHES_WITHOUT_ANSWER)('finds nothing for what no question answers: %s', (typed) => {
    expect(search(typed).map((at) => questions[at]?.id)).toEqual([]);
  });
});
