import { expect, test } from 'vitest';
import { describeFile } from '#dev/signing/describe-file.ts';
import type { TranslatedFile } from '#src/queries/translation-files.ts';

const FILE: TranslatedFile = {
  name: 'no-page.yaml',
  file: 'src/content/es/no-page.yaml',
  content: {},
  text: '',
  english: '',
  pairs: [],
  marks: { source: null, signature: null },
  review: { source: null, signature: null, reviewedBy: null, reviewedOn: null },
  outdated: [],
  unsigned: [],
  misfits: [],
  inEnglish: [],
  state: 'unsigned',
};
const BY_ANA = { signature: '0:abc', reviewedBy: 'Ana Ruiz', reviewedOn: '2026-11-20' };
const FIELDS = ['hero: heading', 'steps[0]', 'steps[1]', 'steps[2]'];

test.each<[string, Partial<TranslatedFile>]>([
  ['not signed', {}],
  ['not signed', { review: { ...FILE.review, reviewedBy: 'Ana Ruiz' } }],
  ['signed by Ana Ruiz on 2026-11-20', { state: 'signed', review: { ...FILE.review, ...BY_ANA } }],
  [
    'the English has changed: hero: heading; steps[0]; steps[1]; 1 more',
    { state: 'changed', outdated: FIELDS },
  ],
  [
    'does not fit, its pages show English: hero: heading: is missing',
    { state: 'unfit', misfits: [{ field: 'hero: heading', problem: 'is missing' }] },
  ],
  [
    'changed since Ana Ruiz signed it: steps[0]',
    { unsigned: ['steps[0]'], review: { ...FILE.review, ...BY_ANA } },
  ],
])('ES-5 says: %s', (text, changes) => {
  expect(describeFile({ ...FILE, ...changes })).toMatch(/^no-page\.yaml(?: \(0 pages\))?: /);
  expect(describeFile({ ...FILE, ...changes }).endsWith(`: ${text}`)).toBe(true);
});
