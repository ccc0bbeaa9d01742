import { describe, expect, test } from 'vitest';
import { groupLines, listPages, MAX_LINE } from '#dev/preflight/report.ts';

const point = {
  text: 'Question '.repeat(20).trim(),
  paths: ['/es/faq', '/faq', '/login'],
  details: ['Rule 1', 'Rule 2'],
};
const group = { heading: 'Ask', note: 'Somebody.', points: [point, { text: 'Short?' }] };

describe('groupLines', () => {
  test('writes one line for each point, cut before its pages', () => {
    const [blank, heading, long = '', short, note, ...more] = groupLines(group, 9, false);
    expect([blank, heading, short, note]).toEqual(['', 'Ask (2)', '  ☐ Short?', '  Somebody.']);
    expect(long).toMatch(/^ {2}☐ (?:Question )+Q\w*… {2}\/faq and 2 more$/);
    expect(long.length).toBeLessThanOrEqual(MAX_LINE);
    expect(more).toEqual([]);
  });

  test('writes the whole text, all pages and details on demand', () => {
    expect(groupLines(group, 9, true).slice(2, 6)).toEqual([
      `  ☐ ${point.text}`,
      '      on /faq, /login, /es/faq',
      '      Rule 1',
      '      Rule 2',
    ]);
  });

  test('keeps a point with line breaks on one line', () => {
    const points = [{ text: 'One\nand two' }];
    expect(groupLines({ ...group, points }, 9, false)).toContain('  ☐ One and two');
  });

  test('leaves out a group without points', () => {
    expect(groupLines({ ...group, points: [] }, 9, false)).toEqual([]);
  });
});

test.each([
  [['/'], 9, '/'],
  [['/es', '/a'], 9, '/a, /es'],
  [['/a', '/b', '/c', '/d'], 9, '/a, /b, /c and 1 more'],
  [['/a', '/b'], 2, 'every page (2)'],
])('listPages names %j of %d pages', (paths, all, text) => {
  expect(listPages(paths, all)).toBe(text);
});
