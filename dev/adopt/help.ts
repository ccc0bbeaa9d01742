import { z } from 'astro/zod';
import type { FieldProblem } from '#src/schemas/field-problems.ts';
import { questionAt, questions } from './questions.ts';

/** The file in which the answers of the terminal are kept. Git ignores it. */
export const KEPT_ANSWERS = 'adopt-answers.yaml';

const answerLines = questions.map(({ path, inFile, isOptional }) => {
  const note = isOptional ? '   (may be left out)' : '';
  return `  ${path.join('.').padEnd(24)} ${inFile}${note}`;
});

/** How to use the command, and what it asks. */
export const usage = `npm run adopt turns this site into that of another plumbing company in California.

  npm run adopt                                  asks, and keeps the answers in ${KEPT_ANSWERS}
  npm run adopt -- --from answers.yaml           shows what would be written and deleted
  npm run adopt -- --files                       the same with the names of all files
  npm run adopt -- --from answers.yaml --write   builds the new site in a copy, then writes
  npm run adopt -- --help                        shows this

Its answers, each with an example as a file has it:

${answerLines.join('\n')}

docs/adopting.md explains them, and docs/adopt-answers.yaml is a complete file.`;

/** Says which answers are refused, each with what is right. */
export function refusalText(file: string, problems: readonly FieldProblem[]): string {
  const lines = problems.map(({ path, message }) => {
    const example = questionAt(path)?.inFile;
    const right = example === undefined ? '' : `\n    for example ${example}`;
    return `  ✗ ${z.core.toDotPath(path)}: ${message}${right}`;
  });
  return [`${file}: these answers are not right. Nothing is written.`, ...lines].join('\n');
}
