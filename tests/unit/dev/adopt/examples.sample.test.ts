import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { answersSchema } from '#dev/adopt/answers.ts';
import { createFirmSearch } from '#dev/adopt/firm-words.ts';
import { refusalText, usage } from '#dev/adopt/help.ts';
import { currentFirm, planAdoption } from '#dev/adopt/plan.ts';
import { checkAnswers } from '#dev/adopt/problems.ts';
import { questions } from '#dev/adopt/questions.ts';

test('OWN-3 questions, examples and refusals name nothing of the sample firm', async () => {
  const answers: unknown = parse(readFileSync('docs/adopt-answers.yaml', 'utf8'));
  const { next } = await planAdoption(answersSchema.parse(answers));
  const search = createFirmSearch(currentFirm(), next);
  const wrong = questions.flatMap(({ schema }) => checkAnswers(schema, '?').problems);
  expect(wrong.length).toBeGreaterThan(9);
  const asked = questions.map(({ text, example }) => `${text} ${example}`).join('\n');
  expect(search(`${asked}\n${usage}\n${refusalText('answers.yaml', wrong)}`)).toEqual([]);
});
