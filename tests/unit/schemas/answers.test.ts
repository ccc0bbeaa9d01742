import { describe, expect, test } from 'vitest';
import { z } from 'astro/zod';
import { readFile } from '#src/queries/read-file.ts';
import { answersSchema, questionFields } from '#src/schemas/answers.ts';
import { invalidFields } from '#tests/support/schema-problems.ts';

const { fields } = readFile('src/content/answers.yaml');
const answers = answersSchema.parse(fields);

describe('ANSW-1 the fields of a question', () => {
  const question = z.strictObject(questionFields);
  test.each([
    ['no group', {}, 'group'],
    ['an unknown group', { group: 'roof' }, 'group'],
    ['an unknown topic', { group: 'leak', topics: ['clog', 'roof'] }, 'topics.1'],
    ['a search word in upper case', { group: 'leak', search: ['Leak'] }, 'search.0'],
    ['a search word with markup', { group: 'leak', search: ['<b>'] }, 'search.0'],
    ['an empty search word', { group: 'leak', search: [''] }, 'search.0'],
    ['a number', { group: 'gas', search: [911] }, 'search.0'],
    ['too many search words', { group: 'leak', search: Array(13).fill('leak') }, 'search'],
  ])('reject %s', (_, value, field) => {
    expect(invalidFields(question, value)).toEqual([field]);
  });

  test('accept a question without topics and search words', () => {
    expect(question.parse({ group: 'leak' })).toEqual({ group: 'leak', topics: [], search: [] });
  });
});

describe('answersSchema', () => {
  const groups = Object.fromEntries(Object.entries(answers.groups).filter(([id]) => id !== 'leak'));
  test.each([
    ['a group without heading', { groups }, 'groups.leak'],
    ['an unknown group', { groups: { ...answers.groups, roof: 'Roof' } }, 'groups'],
    ['a synonym without words', { synonyms: [{ word: 'leak', also: [] }] }, 'synonyms.0.also'],
    ['an unknown key', { title: 'Answers' }, ''],
  ])('rejects %s', (_, change, field) => {
    expect(invalidFields(answersSchema, { ...answers, ...change })).toEqual([field]);
  });
});
