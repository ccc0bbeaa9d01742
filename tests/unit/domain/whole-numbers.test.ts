import { expect, test } from 'vitest';
import {
  joinNumbers,
  joinTimes,
  keepNumbersWhole,
  splitNumbers,
} from '#src/domain/whole-numbers.ts';

test.each([
  ['Call (626) 555-0142 now', ['Call ', '(626) 555-0142', ' now']],
  ['SoCalGas: 1-800-427-2200', ['SoCalGas: ', '1-800-427-2200', '']],
  ['8AM-4PM, 10AM-12PM', ['', '8AM-4PM,', ' ', '10AM-12PM', '']],
  ['7:30AM-12PM, 1PM-4:30PM', ['', '7:30AM-12PM,', ' ', '1PM-4:30PM', '']],
  ['No number, 24/7, 2-hour visits', ['No number, 24/7, 2-hour visits']],
])('splitNumbers parts %j into words and numbers', (text, parts) => {
  expect(splitNumbers(text)).toEqual(parts);
});

test('joinNumbers lets no number break at its hyphens', () => {
  expect(joinNumbers('Drop-in: 8AM-4PM')).toBe('Drop-in: 8AM-\u20604PM');
});

test.each([
  ['lunes a viernes, 8 AM a 4 PM. A otras horas', 'lunes a viernes, 8_AM_a_4_PM. A otras horas'],
  ['8:30 AM a 12 PM', '8:30_AM_a_12_PM'],
  ['inspections, 7 a.m. to 6:30 p.m.', 'inspections, 7_a.m. to 6:30_p.m.'],
])('joinTimes keeps the times of %j whole', (text, joined) => {
  expect(joinTimes(text)).toBe(joined.replaceAll('_', '\u00A0'));
});

test('keepNumbersWhole wraps each number', () => {
  expect(
    keepNumbersWhole('<p>Open 8AM-4PM. <a href="tel:+16265550142">(626) 555-0142</a></p>'),
  ).toBe(
    '<p>Open <span class="inline-block">8AM-4PM.</span> ' +
      '<a href="tel:+16265550142"><span class="inline-block">(626) 555-0142</span></a></p>',
  );
});
