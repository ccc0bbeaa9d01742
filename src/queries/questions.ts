import { newWords, prepareScores } from '#src/domain/answer-search.ts';
import { invariant } from '#src/domain/invariant.ts';
import { DEFAULT_LOCALE, type Locale } from '#src/domain/locale.ts';
import { QUESTION_GROUPS, TOPICS, type Topic } from '#src/schemas/answers.ts';
import { getCityPages } from './city-pages.ts';
import { perLocale } from './cached.ts';
import { getService } from './collections.ts';
import { content, type FaqCategory } from './content.ts';

type Group = (typeof QUESTION_GROUPS)[number];

/** A question of the site: where its answer is, and what visitors type for it. */
export interface Question {
  /** Id of the FAQ question, or slug of the city whose page has it. */
  readonly id: string;
  readonly page: 'faq' | 'city';
  readonly question: string;
  readonly group: Group;
  /** Place among the first of its group. */
  readonly place?: number | undefined;
  readonly topics: readonly Topic[];
  /** Search words that the question does not contain: synonyms, which compress well, then its own. */
  readonly words: string;
}

/** Words that visitors type for one that the pattern finds in a question. */
interface Synonyms {
  readonly pattern: RegExp;
  readonly also: readonly string[];
}

function toQuestion(
  id: string,
  page: Question['page'],
  fields: Pick<Question, 'question' | 'group' | 'place' | 'topics'> & { search: readonly string[] },
  all: readonly Synonyms[],
): Question {
  const { group, place, topics, search } = fields;
  const synonyms = all
    .filter(({ pattern }) => pattern.test(fields.question))
    .flatMap(({ also }) => also);
  return {
    id,
    page,
    // Pages record its file when they read it.
    get question() {
      return fields.question;
    },
    group,
    place,
    topics,
    words: newWords(fields.question, [...synonyms, ...search]).join(' '),
  };
}

/** Returns every question, by group; in a group those of the FAQ first, then those of cities by name. */
export const getQuestions = perLocale((locale): readonly Question[] => {
  const { answers, faq, cities } = content(locale);
  const synonyms = answers.synonyms.map(({ word, also }) => ({
    pattern: new RegExp(`(?<!\\p{L})${word}`, 'iu'),
    also,
  }));
  const questions = [
    ...faq
      .flatMap((category) => category.questions)
      .map((fields) => toQuestion(fields.id, 'faq', fields, synonyms)),
    ...cities.map(({ slug, answer }) => toQuestion(slug, 'city', answer, synonyms)),
  ];
  return QUESTION_GROUPS.flatMap((group) => questions.filter((found) => found.group === group));
});

/** Lucide icons of the groups. */
const GROUP_ICONS: Readonly<Record<Group, string>> = {
  'no-water': 'droplet-off',
  leak: 'droplets',
  drain: 'waves-horizontal',
  toilet: 'toilet',
  'water-heater': 'flame',
  kitchen: 'utensils',
  gas: 'triangle-alert',
  earthquake: 'cloud-rain',
  'before-visit': 'calendar-check',
  plans: 'receipt',
};

const byPlace = ({ place: a = Infinity }: Question, { place: b = Infinity }: Question) =>
  a === b ? 0 : a - b;

/**
 * Returns the groups in order, each with its questions, first those that have a place. Groups without a
 * question are left out.
 */
export const getQuestionGroups = perLocale((locale) => {
  const questions = getQuestions(locale);
  const { groups } = content(locale).answers;
  return QUESTION_GROUPS.map((id) => ({
    id,
    icon: GROUP_ICONS[id],
    get heading() {
      return groups[id];
    },
    questions: questions.filter(({ group }) => group === id).sort(byPlace),
  })).filter((group) => group.questions.length > 0);
});

const MAX_RELATED = 3;

/** What related questions are found for: a question, or the page of a service. */
interface Subject {
  readonly text: string;
  readonly topics: readonly string[];
}

/** A question with a topic of a subject. */
interface RelatedQuestion {
  readonly question: Question;
  /** What they have in common: rare topics count more. */
  readonly weight: number;
  /** Common words, as the search of /answers counts them. */
  readonly score: number;
}

const subjectOf = ({ question, words, topics }: Question): Subject => ({
  text: `${question} ${words}`,
  topics,
});

const byCloseness = (a: RelatedQuestion, b: RelatedQuestion) =>
  b.weight - a.weight || b.score - a.score;

/**
 * Prepares the choice of related questions (ANSW-3): those that have a topic in common. Common words
 * alone relate nothing; they put questions with equally rare topics in order. Nothing is left to
 * chance, so the choice changes only when the texts do.
 *
 * @returns the questions of cities by slug, and a generator of the questions that are related to a
 * subject, best first. There may be thousands, and a page shows three: it compares words group by group,
 * beginning with the questions whose common topics are the rarest.
 */
const prepareRelated = perLocale((locale) => {
  const questions = getQuestions(locale);
  const cityQuestions = new Map(
    questions.filter(({ page }) => page === 'city').map((question) => [question.id, question]),
  );
  const compare = prepareScores(
    questions.map(({ question, words }) => ({ text: question, words })),
  );
  const weights = new Map<string, number>(
    TOPICS.map((topic) => {
      const count = questions.filter(({ topics }) => topics.includes(topic)).length;
      return [topic, Math.log(questions.length / count)];
    }),
  );
  const byTopics = Map.groupBy(
    questions.map((question, at) => ({ question, at })),
    ({ question }) => question.topics.join(' '),
  );
  function* findRelated({ text, topics }: Subject): Generator<RelatedQuestion> {
    const { scoreOf } = compare(text);
    const weighed = [...byTopics].flatMap(([names, members]) => {
      const common = names.split(' ').filter((name) => topics.includes(name));
      const weight = common.reduce((sum, name) => sum + Number(weights.get(name)), 0);
      return common.length === 0 ? [] : [{ weight, members }];
    });
    const byWeight = [...Map.groupBy(weighed, ({ weight }) => weight)].sort(([a], [b]) => b - a);
    for (const [weight, tied] of byWeight)
      yield* tied
        .flatMap(({ members }) => members)
        .map(({ question, at }) => ({ question, at, weight, score: scoreOf(at) }))
        .sort((a, b) => b.score - a.score || a.at - b.at);
  }
  return { cityQuestions, findRelated };
});

function* relatedToCity(slug: string, locale: Locale): Generator<Question> {
  const { cityQuestions, findRelated } = prepareRelated(locale);
  const own = cityQuestions.get(slug);
  invariant(own !== undefined, `no question on the page of '${slug}'`);
  for (const { question } of findRelated(subjectOf(own))) if (question !== own) yield question;
}

/**
 * Finds every question that is related to that of a city page, best first.
 *
 * @public
 */
export const findRelatedToCity = (
  slug: string,
  locale: Locale = DEFAULT_LOCALE,
): readonly Question[] => [...relatedToCity(slug, locale)];

/**
 * Finds every question that is related to what a service does and when to call for it, without those
 * of the cities that its page lists: the best one of each of its topics, then the second ones, and so
 * on. Those of the FAQ come first, because they are about no city.
 *
 * @public
 */
export function findRelatedToService(
  slug: string,
  locale: Locale = DEFAULT_LOCALE,
): readonly Question[] {
  const { title, features, callWhen, topics } = getService(slug, locale);
  const { findRelated } = prepareRelated(locale);
  const listed = new Set(
    getCityPages(locale)
      .filter(({ featured }) => featured.slug === slug)
      .map(({ city }) => city.slug),
  );
  const text = [title, ...features, ...callWhen].join(' ');
  const pageOrder = ({ question }: RelatedQuestion) => ['faq', 'city'].indexOf(question.page);
  const related = [...findRelated({ text, topics })]
    .sort((a, b) => pageOrder(a) - pageOrder(b) || b.score - a.score)
    .map(({ question }) => question)
    .filter(({ id }) => !listed.has(id));
  const byTopic = topics.map((topic) => related.filter((one) => one.topics.includes(topic)));
  const ranks = Math.max(0, ...byTopic.map(({ length }) => length));
  const inTurn = Array.from({ length: ranks }, (_, at) => byTopic.map((found) => found[at])).flat();
  return [...new Set(inTurn)].filter((question) => question !== undefined);
}

/** Returns at most three questions that are related to that of a city page. */
export const getRelatedToCity = (
  slug: string,
  locale: Locale = DEFAULT_LOCALE,
): readonly Question[] => relatedToCity(slug, locale).take(MAX_RELATED).toArray();

/** Returns at most three questions that are related to a service. */
export const getRelatedToService = (
  slug: string,
  locale: Locale = DEFAULT_LOCALE,
): readonly Question[] => findRelatedToService(slug, locale).slice(0, MAX_RELATED);

/**
 * Returns the question of another page that is the closest to one of a category of the FAQ, if any is: of
 * those with a place in their group, which are asked in every city.
 */
export function getRelatedToFaq(
  category: FaqCategory,
  locale: Locale = DEFAULT_LOCALE,
): Question | undefined {
  const { findRelated } = prepareRelated(locale);
  const ids = new Set(category.questions.map(({ id }) => id));
  const closest = getQuestions(locale)
    .filter(({ page, id }) => page === 'faq' && ids.has(id))
    .flatMap(
      (one) =>
        findRelated(subjectOf(one)).find(
          ({ question }) => question.page === 'city' && question.place !== undefined,
        ) ?? [],
    );
  return closest.sort(byCloseness)[0]?.question;
}
