import { describe, expect, test } from 'vitest';
import { prepareSearch } from '#src/domain/answer-search.ts';
import { hasLanguage } from '#src/queries/edition.ts';
import { getQuestions } from '#src/queries/questions.ts';
import * as english from '#tests/support/answer-searches.sample.ts';
import * as spanish from '#tests/support/spanish-answer-searches.sample.ts';

const VISIBLE_HITS = 3;
const LISTS = [
  ['en', 'list', 55 / 60, english.ANSWER_SEARCHES],
  ['en', 'later list', 55 / 60, english.LATER_ANSWER_SEARCHES],
  ['en', 'fresh list', 55 / 60, english.FRESH_ANSWER_SEARCHES],
  ['en', "neighbors' list", 55 / 60, english.NEIGHBOR_ANSWER_SEARCHES],
  ['es', 'list', 0.9, spanish.SPANISH_ANSWER_SEARCHES],
  ['es', 'later list', 0.9, spanish.LATER_SPANISH_ANSWER_SEARCHES],
  ['es', 'fresh list', 0.9, spanish.FRESH_SPANISH_ANSWER_SEARCHES],
] as const;

/** Searches the questions of a language. */
function searchIn(locale: 'en' | 'es') {
  const questions = getQuestions(locale);
  const search = prepareSearch(questions.map(({ question, words }) => ({ text: question, words })));
  const ids = questions.map(({ id }) => id);
  return { ids, find: (typed: string) => search(typed).map((at) => String(ids[at])) };
}

describe('ANSW-1, ES-1 what homeowners type', () => {
  test.each(LISTS.filter(([locale]) => hasLanguage(locale)))(
    'finds a right answer among the first three: %s, %s, at least %f',
    (locale, name, leastShare, searches) => {
      const { ids, find } = searchIn(locale);
      const answers = searches.flatMap(([, ...expected]) => expected);
      expect(answers.filter((id) => !ids.includes(id))).toEqual([]);
      expect(searches.length).toBeGreaterThanOrEqual(name === 'list' ? 60 : 34);
      const missed = searches.flatMap(([typed, ...expected]) => {
        const first = find(typed).slice(0, VISIBLE_HITS);
        return first.some((id) => expected.includes(id)) ? [] : [`${typed}: ${first.join(', ')}`];
      });
      const share = 1 - missed.length / searches.length;
      expect(share, missed.join('\n')).toBeGreaterThanOrEqual(leastShare);
    },
  );

  const { find } = searchIn('en');
  test.each(english.SEARCHES_WITHOUT_ANSWER)(
    'finds nothing for what no question answers: %s',
    (typed) => {
      expect(find(typed)).toEqual([]);
    },
  );
});
