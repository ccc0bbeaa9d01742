import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clockText, isOfficeOpen } from '#src/domain/office-hours.ts';

const hours = { opens: '08:00', closes: '16:00', timeZone: 'America/Los_Angeles' };

describe.each(['UTC', 'Asia/Tokyo'])('PROD-7 isOfficeOpen, asked in %s', (timeZone) => {
  beforeEach(() => {
    vi.stubEnv('TZ', timeZone);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test.each([
    ['Friday before the clock change, 7:59', '2026-03-06T15:59:00Z', false],
    ['Friday before the clock change, 8:00', '2026-03-06T16:00:00Z', true],
    ['Friday before the clock change, 15:59', '2026-03-06T23:59:59Z', true],
    ['Friday before the clock change, 16:00', '2026-03-07T00:00:00Z', false],
    ['Saturday noon', '2026-03-07T20:00:00Z', false],
    ['Sunday of the clock change, noon', '2026-03-08T19:00:00Z', false],
    ['Monday after the clock change, 7:59', '2026-03-09T14:59:00Z', false],
    ['Monday after the clock change, 8:00', '2026-03-09T15:00:00Z', true],
    ['Monday after the clock change, 16:00', '2026-03-09T23:00:00Z', false],
    ['Monday in winter again, 8:00', '2026-11-02T16:00:00Z', true],
    ['Monday in winter again, 7:59', '2026-11-02T15:59:00Z', false],
    ['Tuesday at midnight', '2026-03-10T07:00:00Z', false],
  ])('%s', (_, moment, open) => {
    expect(isOfficeOpen(new Date(moment), hours)).toBe(open);
  });
});

test.each([
  ['16:00', '4 PM'],
  ['08:30', '8:30 AM'],
  ['12:00', '12 PM'],
  ['00:15', '12:15 AM'],
])('clockText %s is %s', (clock, text) => {
  expect(clockText(clock)).toBe(text);
});

test('clockText throws for a time without minutes', () => {
  expect(() => clockText('16')).toThrow("not a time of day: '16'");
});
