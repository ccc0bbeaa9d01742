// cspell:ignore illed
import { expect, test } from 'vitest';
import { pageAt } from '#tests/support/built-site.ts';
import { visibleText } from '#tests/support/visible-text.ts';

/** Texts that the specification quotes about the sample firm, and the page of each. */
test.each([
  ['HOME-1', '/', ['5.0 on Google Reviews']],
  ['HOME-1', '/', ['Monrovia', 'Arcadia', 'Duarte', 'Sierra Madre', 'and the San Gabriel Valley']],
  ['PROD-5', '/', ['20+ years', '2,500+ satisfied customers', 'hundreds of members', 'Bonded']],
  ['Section 9', '/', ['Best Value', 'Most Popular', 'Review Club', 'Referral Club', 'Yard Club']],
  ['Section 9', '/', ['$0/yr, unlimited visits', '24 hours', '48 hours', '96 hours']],
  ['Section 9', '/', ['illed monthly', 'illed upfront']],
  ['TERM-1', '/terms-of-service', ['venue for disputes is Los Angeles County, California']],
])('%s %s shows %j', (_, path, words) => {
  const text = visibleText(pageAt(path).document);
  expect(words.filter((word) => !text.includes(word))).toEqual([]);
});
