import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { content } from '#src/queries/content.ts';
import { shinglesOf, wordsIn } from '#tests/support/uniqueness.ts';
import { visibleText } from '#tests/support/visible-text.ts';

/** The texts of each service, without the page's labels. */
const texts = content('en').services.map(({ slug, html, ...fields }) => {
  const { summary, included, callWhen } = fields;
  const parts = [summary, visibleText(parse(html)), ...included, ...callWhen];
  return { slug, parts: parts.map((part) => wordsIn(part.toLowerCase())) };
});

test('SERV-3 every service has at least 350 words', () => {
  const short = texts.filter(({ parts }) => parts.flat().length < 350);
  expect(short.map(({ slug }) => slug)).toEqual([]);
});

test('SERV-3 no two services share a sequence of five words', () => {
  const users = new Map<string, string[]>();
  for (const { slug, parts } of texts)
    for (const shingle of new Set(parts.flatMap((part) => [...shinglesOf(part)])))
      users.set(shingle, [...(users.get(shingle) ?? []), slug]);
  const shared = [...users].filter(([, slugs]) => slugs.length > 1);
  expect(shared.map(([shingle, slugs]) => `'${shingle}': ${slugs.join(', ')}`)).toEqual([]);
});
