import { expect, test } from 'vitest';
import { groupLines, listPages, topicLines } from '#dev/preflight/report.ts';

const point = {
  text: 'Question '.repeat(20).trim(),
  paths: ['/es/faq', '/faq', '/login'],
  details: ['Rule 1', 'Rule 2'],
};
const setting = { label: 'Company › Phone', address: '/' };
const group = {
  topic: 'lawyer',
  heading: 'Ask',
  note: 'Somebody.',
  points: [point, { text: 'Short?', setting }],
};

test('groupLines writes each point with its setting, pages and details', () => {
  expect(groupLines(group, 9)).toEqual([
    '',
    'Ask (2)',
    `  ☐ ${point.text}`,
    '      on /faq, /login, /es/faq',
    '      Rule 1',
    '      Rule 2',
    '  ☐ Company › Phone: Short?',
    '  Somebody.',
  ]);
});

test('topicLines counts the points of each group that has any', () => {
  const cities = { ...group, topic: 'cities', points: [point] };
  const empty = { ...group, topic: 'spanish', points: [] };
  expect(topicLines([group, cities, empty])).toEqual(['  lawyer  Ask (2)', '  cities  Ask (1)']);
});

test.each([
  [['/'], 9, '/'],
  [['/es', '/a'], 9, '/a, /es'],
  [['/a', '/b', '/c', '/d'], 9, '/a, /b, /c and 1 more'],
  [['/a', '/b'], 2, 'every page (2)'],
])('listPages names %j of %d pages', (paths, all, text) => {
  expect(listPages(paths, all)).toBe(text);
});
