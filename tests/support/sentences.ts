import { readFile } from '#src/queries/read-file.ts';
import { contentPaths } from './content-paths.ts';

/** A sentence of a content file, on one line. */
export interface ContentSentence {
  /** Path of the file, such as 'src/content/home.yaml'. */
  readonly file: string;
  readonly text: string;
}

const SENTENCE_END = /(?<=[.?!]['"”)]?)\s+|\n\s*\n|\n(?=- |\d+\. )/;
/** Fields that no page shows as sentences; `permits` is the id of a counter, or its labels (LOC-2). */
const NOT_SENTENCES = new Set(['sources', 'search', 'words', 'permits', 'zipSources']);
/** Whether a value is a fact with a source of its own, which the page shows with it (LOC-2, LOC-3). */
const hasOwnSource = (value: object) => 'source' in value && 'read' in value;

const sentencesIn = (text: string): readonly string[] =>
  text
    .split(SENTENCE_END)
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '');

function sentencesOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return sentencesIn(value);
  if (typeof value !== 'object' || value === null || hasOwnSource(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    NOT_SENTENCES.has(name) ? [] : sentencesOf(inner),
  );
}

/** Sentences of every content file, in every language, with names of facts in braces. */
export const contentSentences: readonly ContentSentence[] = contentPaths.flatMap((file) => {
  const { fields, text: body } = readFile(file);
  return [...sentencesOf(fields), ...sentencesIn(body)].map((text) => ({ file, text }));
});
