import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isNode, parseDocument } from 'yaml';

/** Where an answer stands in a file of answers. */
export type AnswerPath = readonly [string, ...string[]];

/**
 * Opens the file in which answers are kept as they are given. In it, what is left out is empty.
 *
 * @throws Error when the file is no YAML.
 */
export function openKeptAnswers(file: string) {
  const read = () => parseDocument(existsSync(file) ? readFileSync(file, 'utf8') : '');
  const document = read();
  const [mistake] = document.errors;
  if (mistake !== undefined)
    throw new Error(`${file}: correct it, or delete it to begin again: ${mistake.message}`);
  return {
    file,
    /** Whether an answer, or the group to which it belongs, is left out. */
    isLeftOut: (path: AnswerPath) =>
      path.some((_, at) => document.getIn(path.slice(0, at + 1)) === null),
    /** Returns an answer as it was given; undefined before. */
    get(path: AnswerPath): unknown {
      const node = document.getIn(path, true);
      return isNode(node) ? node.toJS(document) : undefined;
    },
    /** Returns all answers, with another one in its place. */
    with(path: AnswerPath, answer: unknown): unknown {
      const changed = document.clone();
      changed.setIn(path, answer);
      return changed.toJS();
    },
    all: (): unknown => document.toJS(),
    keep(path: AnswerPath, answer: unknown): void {
      document.setIn(path, document.createNode(answer));
      writeFileSync(file, document.toString());
    },
  };
}

/** Answers that are kept in a file. */
export type KeptAnswers = ReturnType<typeof openKeptAnswers>;
