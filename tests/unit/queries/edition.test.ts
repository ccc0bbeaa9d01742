import { describe, expect, test } from 'vitest';
import { fillText } from '#src/domain/fill-text.ts';
import { company } from '#src/queries/company.ts';
import {
  hasSpanish,
  readEdition,
  spokenInEmergencies,
  spokenText,
  whenSpoken,
} from '#src/queries/edition.ts';

const { opens, closes } = company.hours.weekdays;
const OFFICE = { display: 'lunes', days: ['Monday' as const], opens, closes };
const LONGER = { ...OFFICE, closes: '23:30' };
const SUNDAY = { ...OFFICE, days: ['Sunday' as const] };
const at = (hours: typeof OFFICE | typeof SUNDAY) => [{ language: 'es' as const, hours }];

test('ES-5 whenSpoken: English always, another language in its hours, or never', () => {
  expect(whenSpoken('en', [])).toBe('always');
  expect(whenSpoken('es', [{ language: 'es' }])).toBe('always');
  expect(whenSpoken('es', at(LONGER))).toEqual(LONGER);
  expect(whenSpoken('es', [])).toBe('never');
});

describe.runIf(hasSpanish)('ES-5 who answers', () => {
  const fill = (text: string) => fillText(text, { hours: OFFICE.display });
  const { spoken, spokenInEmergencies: sentences } = readEdition();

  test('on call buttons', () => {
    expect(spokenText('en', [])).toBeUndefined();
    expect(spokenText('es', [{ language: 'es' }])).toBe(spoken.always);
    expect(spokenText('es', at(OFFICE))).toBe(fill(spoken.limited));
    expect(spokenText('es', [])).toBe(spoken.never);
  });

  test.each([
    ['at any hour', [{ language: 'es' as const }], sentences.always, sentences.always],
    ['in office hours', at(OFFICE), fill(sentences.limited), sentences.never],
    ['longer', at(LONGER), fill(sentences.limited), fill(sentences.limited)],
    ['on a Sunday', at(SUNDAY), fill(sentences.limited), fill(sentences.limited)],
    ['never', [], sentences.never, sentences.never],
  ])('in emergencies: Spanish is spoken %s', (_, languages, anytime, whileClosed) => {
    expect(spokenInEmergencies('es', languages)).toEqual({ anytime, whileClosed });
    expect(spokenInEmergencies('en', languages)).toBeUndefined();
  });
});
