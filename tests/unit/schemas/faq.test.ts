import { expect, test } from 'vitest';
import { faqCategorySchema } from '#src/schemas/faq.ts';
import { schemaProblems, wrongFields } from '#tests/support/schema-problems.ts';

const question = { id: 'when', question: 'When?', answer: 'Whenever the office is open.' };
const category = { title: 'Times', order: 1, questions: [question] };

test('a category of one question will do', () => {
  expect(schemaProblems(faqCategorySchema, category)).toEqual([]);
});

test.each([
  ['an id that no address can hold', { id: 'When is it' }, 'questions.0.id'],
  ['a question without its mark', { question: 'When' }, 'questions.0.question'],
  ['an answer of nothing', { answer: '' }, 'questions.0.answer'],
  [
    'a link to another site',
    { link: { text: 'a', href: 'https://example.com' } },
    'questions.0.link.href',
  ],
  ['an unknown key', { anwser: 'a' }, 'questions.0'],
])('a question with %s is refused', (_, change, field) => {
  const value = { ...category, questions: [{ ...question, ...change }] };
  expect(wrongFields(faqCategorySchema, value)).toEqual([field]);
});

test('a category without questions is refused', () => {
  expect(schemaProblems(faqCategorySchema, { ...category, questions: [] })).toHaveLength(1);
});
