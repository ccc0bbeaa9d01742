import { prepareScores } from '#src/domain/answer-search.ts';
import { invariant } from '#src/domain/invariant.ts';
import type { Locale } from '#src/domain/locale.ts';
import { QUESTION_GROUPS } from '#src/schemas/answers.ts';
import { getCityPages } from './city-pages.ts';
import { getCities, getFaqCategories, getService } from './collections.ts';
import { answers } from './copy.ts';
import { once } from './once.ts';

type Group = (typeof QUESTION_GROUPS)[number];

/** A question of the site: where its answer is, and what visitors type for it. */
export interface Question {
  /** Id of the FAQ question, or slug of the city whose page has it. */
  readonly id: string;
  readonly page: 'faq' | 'city';
  readonly question: string;
  readonly group: Group;
  /** Search words that the question does not contain, its own and synonyms. */
  readonly words: string;
}

function toQuestion(
  id: string,
  page: Question['page'],
  { question, group, search }: Pick<Question, 'question' | 'group'> & { search: readonly string[] },
): Question {
  const synonyms = answers.synonyms
    .filter(({ word }) => new RegExp(`\\b${word}`, 'i').test(question))
    .flatMap(({ also }) => also);
  return { id, page, question, group, words: [...new Set([...search, ...synonyms])].join(' ') };
}

/** Loads every question, by group; in a group those of the FAQ first, then those of cities by name. */
export const getQuestions = once(async (): Promise<readonly Question[]> => {
  const [categories, cities] = await Promise.all([getFaqCategories(), getCities()]);
  const questions = [
    ...categories
      .flatMap((category) => category.questions)
      .map((fields) => toQuestion(fields.id, 'faq', fields)),
    ...cities.map(({ slug, answer }) => toQuestion(slug, 'city', answer)),
  ];
  return QUESTION_GROUPS.flatMap((group) => questions.filter((found) => found.group === group));
});

/** Loads the groups in order, each with its questions. Groups without a question are left out. */
export const getQuestionGroups = once(async () => {
  const questions = await getQuestions();
  return QUESTION_GROUPS.map((id) => ({
    id,
    heading: answers.groups[id],
    questions: questions.filter(({ group }) => group === id),
  })).filter((group) => group.questions.length > 0);
});

const MAX_RELATED = 3;
/** A question of the same group is closer than its words alone say. */
const SAME_GROUP_FACTOR = 2;

interface Subject {
  readonly text: string;
  readonly group?: Group;
}

const subjectOf = ({ question, words, group }: Question): Subject => ({
  text: `${question} ${words}`,
  group,
});

const prepareComparison = once(async () => {
  const questions = await getQuestions();
  const texts = questions.map(({ question, words }) => ({ text: question, words }));
  return { questions, compare: prepareScores(texts) };
});

/**
 * Finds the questions that are closest to a subject (ANSW-3): those that share most of its words, as
 * the search of /answers counts them. Nothing is left to chance, so the choice changes only when the
 * texts do.
 *
 * @param subject - What a page is about, with the group of its question.
 * @param isOnPage - Whether a question is already on the page.
 * @returns the questions with their scores, best first, at most three.
 */
async function findRelated(
  { text, group }: Subject,
  isOnPage: (question: Question) => boolean,
): Promise<readonly { readonly question: Question; readonly score: number }[]> {
  const { questions, compare } = await prepareComparison();
  const { scores } = compare(text);
  return questions
    .map((question, at) => {
      const factor = question.group === group ? SAME_GROUP_FACTOR : 1;
      return { question, score: Number(scores[at]) * factor };
    })
    .filter(({ question }) => !isOnPage(question))
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_RELATED);
}

/** Finds at most three questions close to that of a city page. */
export async function getRelatedToCity(slug: string): Promise<readonly Question[]> {
  const isOwn = ({ page, id }: Question) => page === 'city' && id === slug;
  const own = (await getQuestions()).find(isOwn);
  invariant(own !== undefined, `no question on the page of '${slug}'`);
  const related = await findRelated(subjectOf(own), isOwn);
  return related.map(({ question }) => question);
}

/**
 * Finds at most three questions close to what a service does and when to call for it, without those
 * of the cities that its page lists. Spanish pages have the questions of the FAQ only.
 */
export async function getRelatedToService(
  slug: string,
  locale: Locale = 'en',
): Promise<readonly Question[]> {
  const { title, features, callWhen } = await getService(slug);
  const listed = new Set(
    (await getCityPages())
      .filter(({ featured }) => featured.slug === slug)
      .map(({ city }) => city.slug),
  );
  const related = await findRelated(
    { text: [title, ...features, ...callWhen].join(' ') },
    ({ page, id }) => page === 'city' && (locale !== 'en' || listed.has(id)),
  );
  if (locale === 'en') return related.map(({ question }) => question);
  const translations = (await getFaqCategories(locale)).flatMap(({ questions }) => questions);
  return related.map(({ question }) => {
    const translation = translations.find(({ id }) => id === question.id);
    invariant(translation !== undefined, `no translation of the question '${question.id}'`);
    return { ...question, question: translation.question };
  });
}

/**
 * Finds at most three questions of other pages for the FAQ: for each of its categories the closest
 * one, of these the three closest.
 */
export const getRelatedToFaq = once(async (): Promise<readonly Question[]> => {
  const questions = await getQuestions();
  const closest = await Promise.all(
    (await getFaqCategories()).map(async (category) => {
      const ids = new Set(category.questions.map(({ id }) => id));
      const own = questions.filter(({ page, id }) => page === 'faq' && ids.has(id));
      const text = own.map((question) => subjectOf(question).text).join(' ');
      return findRelated({ text }, ({ page }) => page === 'faq');
    }),
  );
  const best = closest
    .flatMap(([first]) => first ?? [])
    .sort((a, b) => b.score - a.score)
    .map(({ question }) => question);
  return [...new Set(best)].slice(0, MAX_RELATED);
});
