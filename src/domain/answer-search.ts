/** Longest text that is searched for, in characters. */
export const MAX_SEARCH_LENGTH = 100;

// cspell:ignore aeoy ando ment tapa tapado tapar
/** Endings in which the forms of a word differ: 'clog', 'clogs', 'clogged'; 'tapar', 'tapado', 'tapa'. */
const ENDING = /^(.{3,}?)(?:ing|ed|[aeo]?s|[aeoy]|[ae]n|ad[ao]s?|id[ao]s?|i?[ae]ndo|[ai]r|e?ment)$/;
/** Two equal letters at the end, as in 'clogged' without its ending. */
const DOUBLE_LETTER = /(.)\1$/;
/** Letters of the shortest words that count when half typed, or with one or two typos. */
const LETTERS_FOR_HALF = 3;
const LETTERS_FOR_TYPO = 5;
const LETTERS_FOR_TYPOS = 8;
/** How close two words are: the same, half typed, with typos or others. */
const SAME = 1;
const HALF_TYPED = 0.7;
const WITH_TYPOS = 0.6;
const OTHER = 0;
/** Share that counts of a word that only describes a text. */
const DESCRIPTION_SHARE = 0.9;
/** Shares of the best and of the complete score that a text needs to be found. */
const SHARE_OF_BEST = 0.5;
const SHARE_OF_COMPLETE = 0.25;

// Typed without apostrophes, and in Spanish. cspell:disable
/** Words of questions of every kind, English and Spanish: they tell no question from another. */
const COMMON_WORDS = new Set(
  (
    'and are at be but came can cant come do does dont for from get give has have how if in is it me my ' +
    'near need of off on or out over should so some that the there this to too was what when where why ' +
    'will with wont worth would you your al aser bien como con cual cuando de del donde el ella en es esta ' +
    'este esto fea feo hace hacer hago hay ir la las le les lo los mal mala malo me mi mis mucho muy necesito no ocupo para pero ' +
    'por porque puedo que quien quiero se si sobre su sus tengo tiene todo toda un una va ver ya yo'
  ).split(' '),
);
// cspell:enable

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const keepGroup = (_match: string, group: string) => group;

/** Splits a text into its words, without case, accents and words of questions of every kind. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{Mark}'’]/gu, '')
    .split(/[^a-z0-9]/)
    .filter((word) => word.length > 1 && !COMMON_WORDS.has(word));

const stemOf = (word: string) => word.replace(ENDING, keepGroup).replace(DOUBLE_LETTER, keepGroup);

// cspell:disable
/**
 * The stem of a word as it sounds in Spanish, for those who type 'raises', 'precion', 'rebento', 'yave'
 * or 'oyo': s, z and soft c are one letter, so are b and v, j and soft g; h is silent.
 */
const soundOf = (word: string) =>
  stemOf(
    word
      .replace(/^ll/, 'y')
      .replace(/(^|[^c])h/g, keepGroup)
      .replace(/c(?=[ei])/g, 'z')
      .replace(/g(?=[ei])/g, 'j')
      .replaceAll('v', 'b'),
  ).replaceAll('s', 'z');
// cspell:enable

/** Leaves the words of texts that the search does not know from a text or from another of them. */
export function newWords(text: string, others: readonly string[]): readonly string[] {
  const known = new Set(wordsOf(text).map(stemOf));
  return others.flatMap(wordsOf).filter((word) => known.size < known.add(stemOf(word)).size);
}

/** Whether two words differ by at most so many letters replaced, left out, added or swapped. */
export function isWithinTypos(a: string, b: string, typos: number): boolean {
  if (a === b) return true;
  if (typos === 0) return false;
  let same = 0;
  while (a[same] === b[same]) same++;
  const [x, y] = [a.slice(same), b.slice(same)];
  const isRest = (skipX: number, skipY: number) =>
    isWithinTypos(x.slice(skipX), y.slice(skipY), typos - 1);
  const isSwapped = x[0] === y[1] && x[1] === y[0];
  return isRest(1, 1) || isRest(1, 0) || isRest(0, 1) || (isSwapped && isRest(2, 2));
}

/** A typed word; the last one may be half typed. */
interface TypedWord {
  readonly stem: string;
  readonly sound: string;
  readonly isLast: boolean;
}

function closeness({ stem, sound, isLast }: TypedWord, word: string): number {
  if (word === stem || word === sound) return SAME;
  const { length } = stem;
  if (isLast && length >= LETTERS_FOR_HALF && word.startsWith(stem)) return HALF_TYPED;
  // Few people mistype the first letter: with another one it is another word.
  if (length < LETTERS_FOR_TYPO || stem[0] !== word[0]) return OTHER;
  return isWithinTypos(stem, word, length < LETTERS_FOR_TYPOS ? 1 : 2) ? WITH_TYPOS : OTHER;
}

/** The stems of a text's words, and how they sound. */
const formsOf = (text: string) => [
  ...new Set(wordsOf(text).flatMap((word) => [stemOf(word), soundOf(word)])),
];

/** A text to search for, and other words that describe it. */
export interface SearchText {
  readonly text: string;
  readonly words: string;
}

/**
 * Prepares the comparison of texts with what a visitor typed (ANSW-1). It ignores case, accents,
 * endings of words, small typing errors and words of questions of every kind, and knows a last word
 * that is half typed. A word counts more, the fewer texts have it.
 *
 * @returns a function that takes typed text of any length and returns a function for the score of the
 * text at an index, the score of a text that would have every typed word, and whether the texts know
 * most of its words.
 */
export function prepareScores(texts: readonly SearchText[]) {
  /** How much each word counts in the texts that have it. */
  const shares = new Map<string, Map<number, number>>();
  const addWords = (text: string, at: number, share: number) => {
    for (const word of formsOf(text))
      shares.set(word, (shares.get(word) ?? new Map<number, number>()).set(at, share));
  };
  texts.forEach(({ text, words }, at) => {
    addWords(words, at, DESCRIPTION_SHARE);
    addWords(text, at, 1);
  });

  /** Finds how much a typed word counts, and how close the words of each text come to it. */
  const computeWeight = (typed: TypedWord) => {
    const found = [...shares].flatMap(([word, inTexts]) => {
      const value = closeness(typed, word);
      return value > OTHER ? [...inTexts].map(([at, share]) => [at, value * share] as const) : [];
    });
    const spelled = found.filter(([, value]) => value > WITH_TYPOS);
    // Words with typos count only where no text has the typed word. Of each text, the closest word counts.
    const values = new Map((spelled.length > 0 ? spelled : found).sort(([, a], [, b]) => a - b));
    const weight = Math.log(texts.length / Math.max(1, values.size));
    const isBeginning = typed.isLast && typed.stem.length < LETTERS_FOR_TYPO;
    return { weight, values, isKnown: values.size > 0, isBeginning };
  };

  const weights = new Map<string, ReturnType<typeof computeWeight>>();
  // Most words are compared again: with the next letter that is typed, or for a related question.
  const weigh = (typed: TypedWord) => {
    const key = JSON.stringify(typed);
    const weight = weights.get(key) ?? computeWeight(typed);
    weights.set(key, weight);
    return weight;
  };

  return (typed: string) => {
    const stems = [...new Map(wordsOf(typed).map((word) => [stemOf(word), soundOf(word)]))];
    const words = stems
      .map(([stem, sound], at) => weigh({ stem, sound, isLast: at === stems.length - 1 }))
      .filter(({ isKnown, isBeginning }) => isKnown || !isBeginning);
    return {
      scoreOf: (at: number) =>
        sum(words.map(({ values, weight }) => (values.get(at) ?? OTHER) * weight)),
      complete: sum(words.map(({ weight }) => weight)),
      isMostlyKnown: sum(words.map(({ isKnown }) => (isKnown ? 1 : -1))) > 0,
    };
  };
}

/**
 * Prepares a search in texts (ANSW-1), see {@link prepareScores}.
 *
 * @returns a function that takes typed text of any length and returns the indexes of the texts that
 * fit, best first; equally good ones in their order. Empty when too little of it fits.
 */
export function prepareSearch(texts: readonly SearchText[]): (typed: string) => number[] {
  const compare = prepareScores(texts);
  return (typed) => {
    const { scoreOf, complete, isMostlyKnown } = compare(typed.slice(0, MAX_SEARCH_LENGTH));
    if (!isMostlyKnown) return [];
    const scores = texts.map((_, at) => scoreOf(at));
    const least = Math.max(Math.max(...scores) * SHARE_OF_BEST, complete * SHARE_OF_COMPLETE);
    return [...scores.entries()]
      .filter(([, score]) => score > 0 && score >= least)
      .sort(([, a], [, b]) => b - a)
      .map(([at]) => at);
  };
}
