import { expect, test } from 'vitest';
import { confirmations, oldFacts, ownerPromises } from '#dev/preflight/confirmations.ts';
import { content } from '#src/queries/content.ts';
import { readPageTexts } from '#dev/preflight/find-words.ts';
import { legalChecklist, legalPoints } from '#dev/preflight/legal-checklist.ts';

const pages = readPageTexts(process.env['DIST_DIR'] ?? 'dist');

test('the sample’s pages show the license number; each other legal point concerns some, English and Spanish ones', () => {
  const points = legalPoints(pages);
  const titles = legalChecklist.map(({ title }) => title);
  const license = 'License number: these pages do not show it';
  expect(titles).toContain(license);
  expect(points.map(({ text }) => text)).toEqual(titles.filter((title) => title !== license));
  const withoutSpanish = points.filter(
    ({ paths = [] }) => !paths.some((path) => /^\/es\b/.test(path)),
  );
  expect(withoutSpanish.map(({ text }) => text)).toEqual([]);
});

test('each promise to confirm is on a page', () => {
  const texts = confirmations(pages).map(({ text }) => text);
  expect(ownerPromises.filter(({ text }) => !texts.includes(text))).toEqual([]);
});

test('EMERG-2, LOC-5 every public number to confirm has a date, a source and its pages', () => {
  const points = confirmations(pages).flatMap(({ text, paths = [], details = [] }) => [
    `${text}  ${paths.join(', ')}`,
    ...details,
  ]);
  const missing = content('en').utilities.utilities.flatMap(({ phones, source, read }) =>
    phones.filter(({ number }) => {
      const at = points.findIndex((line) =>
        line.includes(` number ${number}, as its page said on `),
      );
      const line = points[at] ?? '';
      const isSourced = points.slice(at, at + 3).some((next) => next.includes(source));
      return !(line.includes(read) && / {2}\//.test(line) && isSourced);
    }),
  );
  expect(missing).toEqual([]);
});

test('LOC-5 a fact that is older than 18 months is a point, a younger one is not', () => {
  const rule = { says: 'So it is.', source: 'https://city.example/rule', read: '2024-01' };
  const cities = [{ slug: 'old-town', lateral: rule }];
  expect(oldFacts(cities, '2025-07-31')).toEqual([]);
  expect(oldFacts(cities, '2025-08-01').map(({ text }) => text)).toEqual([
    'cities/old-town.md: lateral: last read or confirmed on 2024-01',
  ]);
});
