import { describe, expect, test } from 'vitest';
import { prepareSearch } from '#src/domain/answer-search.ts';
import { hasLanguage } from '#src/queries/edition.ts';
import { getQuestions } from '#src/queries/questions.ts';
import {
  FRESH_SPANISH_ANSWER_SEARCHES,
  LATER_SPANISH_ANSWER_SEARCHES,
  SPANISH_ANSWER_SEARCHES,
} from '#tests/support/spanish-answer-searches.sample.ts';

const VISIBLE_HITS = 3;
const LEAST_SHARE = 0.9;

describe.runIf(hasLanguage('es'))('ANSW-1, ES-1 what Spanish speakers type', () => {
  const questions = hasLanguage('es') ? getQuestions('es') : [];
  const search = prepareSearch(questions.map(({ question, words }) => ({ text: question, words })));

  test('has a question of the site as its answer', () => {
    const ids = new Set(questions.map(({ id }) => id));
    const answers = [
      ...SPANISH_ANSWER_SEARCHES,
      ...LATER_SPANISH_ANSWER_SEARCHES,
      ...FRESH_SPANISH_ANSWER_SEARCHES,
    ].flatMap(([, ...expected]) => expected);
    expect(answers.filter((id) => !ids.has(id))).toEqual([]);
  });

  test.each([
    ['list', SPANISH_ANSWER_SEARCHES],
    ['later list', LATER_SPANISH_ANSWER_SEARCHES],
    ['fresh list', FRESH_SPANISH_ANSWER_SEARCHES],
  ])('finds a right answer among the first three, nine times of ten: %s', (_name, searches) => {
    const missed = searches.flatMap(([typed, ...expected]) => {
      const first = search(typed)
        .slice(0, VISIBLE_HITS)
        .map((at) => String(questions[at]?.id));
      return first.some((id) => expected.includes(id)) ? [] : [`${typed}: ${first.join(', ')}`];
    });
    const share = 1 - missed.length / searches.length;
    expect(share, missed.join('\n')).toBeGreaterThanOrEqual(LEAST_SHARE);
  });
});
