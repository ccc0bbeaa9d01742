import { expect, test } from 'vitest';
import { confirmations, ownerPromises } from '#dev/preflight/confirmations.ts';
import { readPageTexts } from '#dev/preflight/find-words.ts';
import { legalChecklist, legalPoints } from '#dev/preflight/legal-checklist.ts';

const pages = readPageTexts(process.env['DIST_DIR'] ?? 'dist');

test('each legal point concerns words of the sample’s pages, English and Spanish ones', () => {
  const points = legalPoints(pages);
  expect(points.map(({ text }) => text)).toEqual(legalChecklist.map(({ title }) => title));
  const withoutSpanish = points.filter(
    ({ paths = [] }) => !paths.some((path) => /^\/es\b/.test(path)),
  );
  // The privacy policy is in English.
  expect(withoutSpanish.map(({ paths }) => paths)).toEqual([['/privacy-policy']]);
});

test('each promise to confirm is on a page', () => {
  const texts = confirmations(pages).map(({ text }) => text);
  expect(ownerPromises.filter(({ text }) => !texts.includes(text))).toEqual([]);
});

test('EMERG-2, LOC-5 the public numbers to confirm have a date, a source and their pages', () => {
  const numbers = confirmations(pages).filter(({ text }) => / number [\d(]/.test(text));
  expect(numbers.length).toBeGreaterThan(0);
  for (const { text, paths, details } of numbers) {
    expect(text).toMatch(/\d{4}-\d\d-\d\d$/);
    expect(paths, text).toContain('/services/emergency-repairs');
    expect(details?.join(), text).toContain('https://');
  }
});
