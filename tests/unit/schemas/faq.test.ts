// cspell:ignore anwser
import { expect, test } from 'vitest';
import { faqCategorySchema } from '#src/schemas/faq.ts';
import { schemaProblems, invalidFields } from '#tests/support/schema-problems.ts';

const question = {
  id: 'when',
  question: 'When?',
  group: 'before-visit',
  answer: 'Whenever the office is open.',
};
const category = { title: 'Times', order: 1, questions: [question] };

test('faqCategorySchema accepts a category with one question', () => {
  expect(schemaProblems(faqCategorySchema, category)).toEqual([]);
});

test.each([
  ['an id with spaces', { id: 'When is it' }, 'questions.0.id'],
  ['a question without a question mark', { question: 'When' }, 'questions.0.question'],
  ['a question without a group', { group: undefined }, 'questions.0.group'],
  ['an empty answer', { answer: '' }, 'questions.0.answer'],
  [
    'a link to another site',
    { link: { text: 'a', href: 'https://example.com' } },
    'questions.0.link.href',
  ],
  ['an unknown key', { anwser: 'a' }, 'questions.0'],
])('faqCategorySchema rejects %s', (_, change, field) => {
  const value = { ...category, questions: [{ ...question, ...change }] };
  expect(invalidFields(faqCategorySchema, value)).toEqual([field]);
});

test('faqCategorySchema rejects a category without questions', () => {
  expect(schemaProblems(faqCategorySchema, { ...category, questions: [] })).toHaveLength(1);
});
