import { z } from 'astro/zod';
import { invariant } from '#src/domain/invariant.ts';
import { readFile } from '#src/queries/read-file.ts';

const FILE = 'tests/support/answer-searches.sample.yaml';
const lists = z.record(z.string(), z.string()).parse(readFile(FILE).fields);

/** @returns the texts of each line of a list, and the questions that answer them */
function linesOf(name: string) {
  const text = lists[name];
  invariant(text !== undefined, `${FILE} has no ${name}`);
  return text.trim().split('\n');
}

/** @returns the typed texts of a list, each with the questions that answer it */
export const readSearches = (name: string) =>
  linesOf(name).flatMap((line) => {
    const [texts = '', answers] = line.split(' = ');
    invariant(answers !== undefined, `no answer: ${line}`);
    return texts.split(' | ').map((typed) => [typed, ...answers.split(' ')] as const);
  });

export const ANSWER_SEARCHES = readSearches('English list');

/** What the site has no answer for. */
export const SEARCHES_WITHOUT_ANSWER = linesOf('English without answer').flatMap((line) =>
  line.split(' | '),
);
