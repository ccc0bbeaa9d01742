import { describe, expect, test } from 'vitest';
import { prepareSearch } from '#src/domain/answer-search.ts';
import { hasLanguage } from '#src/queries/edition.ts';
import { getQuestions } from '#src/queries/questions.ts';
import { readSearches, SEARCHES_WITHOUT_ANSWER } from '#tests/support/answer-searches.sample.ts';

const VISIBLE_HITS = 3;
const LISTS = [
  ['en', 'English list', 55 / 60],
  ['en', 'English later list', 55 / 60],
  ['en', 'English fresh list', 55 / 60],
  ['en', "English neighbors' list", 55 / 60],
  ['es', 'Spanish list', 0.9],
  ['es', 'Spanish later list', 0.9],
  ['es', 'Spanish fresh list', 0.9],
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
    (locale, name, leastShare) => {
      const searches = readSearches(name);
      const { ids, find } = searchIn(locale);
      const answers = searches.flatMap(([, ...expected]) => expected);
      expect(answers.filter((id) => !ids.includes(id))).toEqual([]);
      expect(searches.length).toBeGreaterThanOrEqual(/^\w+ list$/.test(name) ? 60 : 34);
      const missed = searches.flatMap(([typed, ...expected]) => {
        const first = find(typed).slice(0, VISIBLE_HITS);
        return first.some((id) => expected.includes(id)) ? [] : [`${typed}: ${first.join(', ')}`];
      });
      const share = 1 - missed.length / searches.length;
      expect(share, missed.join('\n')).toBeGreaterThanOrEqual(leastShare);
    },
  );

  const { find } = searchIn('en');
  test.each(SEARCHES_WITHOUT_ANSWER)('finds nothing for what no question answers: %s', (typed) => {
    expect(find(typed)).toEqual([]);
  });
});
