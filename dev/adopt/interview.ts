import type { KeptAnswers } from './kept-answers.ts';
import { checkAnswers } from './problems.ts';
import { questions, type Question } from './questions.ts';

/** Where questions are asked. */
export interface Terminal {
  /** Returns the line that is typed; undefined when the person stops. */
  readonly ask: (question: string) => Promise<string | undefined>;
  readonly say: (line: string) => void;
}

/** Says why an answer is refused; empty when it is right. */
function problemsOf(question: Question, answer: unknown, kept: KeptAnswers): readonly string[] {
  const { problems } = checkAnswers(question.schema, answer);
  if (problems.length > 0 || question.checkedWith === undefined)
    return problems.map(({ message }) => message);
  const others = checkAnswers(question.checkedWith, kept.with(question.path, answer));
  return others.problems.map(({ message }) => message);
}

/** What is typed where there is nothing to say. */
const NOTHING = /^(?:n\/?a|none|-*)$/i;

/** Asks one question until its answer is right. @returns false when the person stops. */
async function askOne(question: Question, terminal: Terminal, kept: KeptAnswers): Promise<boolean> {
  const { example, inText, isOptional, path, text } = question;
  const optional = isOptional ? ', or an empty line' : '';
  const line = (await terminal.ask(`${text} (such as ${example}${optional}): `))?.trim();
  if (line === undefined) return false;
  if (NOTHING.test(line) && isOptional) {
    kept.keep(path, null);
    return true;
  }
  const answer = line === '' ? undefined : question.read(line, kept);
  const problems = problemsOf(question, answer, kept);
  if (problems.length === 0) {
    kept.keep(path, answer);
    if (inText) terminal.say(`  The site will say '${inText.join(line)}'.`);
    return true;
  }
  for (const problem of problems) terminal.say(`  ✗ ${problem}`);
  return askOne(question, terminal, kept);
}

/** Whether a question has its answer, which may have been changed in the file. */
function isAnswered(question: Question, terminal: Terminal, kept: KeptAnswers): boolean {
  const { isOptional, path, text } = question;
  const group = path.slice(0, 1);
  if (kept.isLeftOut(path) && (isOptional || group.length < path.length)) return true;
  const answer = kept.get(path);
  if (answer === undefined) return false;
  const problems = problemsOf(question, answer, kept);
  for (const problem of problems) terminal.say(`  ✗ ${text}: ${problem}`);
  return problems.length === 0;
}

/**
 * Asks for the answers that are not kept yet. Each is checked at once, asked again while it is refused,
 * and kept.
 *
 * @returns false when the person stops before the last question.
 */
export async function askAnswers(terminal: Terminal, kept: KeptAnswers): Promise<boolean> {
  terminal.say(
    `An empty line leaves an answer out: it becomes a sample, or is not said. Answers are kept in ${kept.file}.\nStop at any time with Ctrl+C; the same command goes on from there. To change an answer, delete it there with all of its lines.\n`,
  );
  for (const question of questions) {
    if (isAnswered(question, terminal, kept)) continue;
    if (!(await askOne(question, terminal, kept))) return false;
  }
  return true;
}
