import { describe, expect, test } from 'vitest';
import { fillText } from '#src/domain/fill-text.ts';
import { company, content } from '#src/queries/content.ts';
import { parseOfficeHours } from '#src/domain/parse-office-hours.ts';
import { hoursText } from '#src/queries/office-hours.ts';
import { hasLanguage, spokenInEmergencies, spokenText, whenSpoken } from '#src/queries/edition.ts';

const OFFICE = company.hours.office;
const LONGER = [parseOfficeHours('Monday, 5 AM to 11 PM')];
const at = (hours: typeof OFFICE) => [{ language: 'es' as const, hours }];

test('ES-5 whenSpoken: English always, another language in its hours, or never', () => {
  expect(whenSpoken('en', [])).toBe('always');
  expect(whenSpoken('es', [{ language: 'es' }])).toBe('always');
  expect(whenSpoken('es', at(LONGER))).toEqual(LONGER);
  expect(whenSpoken('es', [])).toBe('never');
  expect(whenSpoken('es', [{ language: 'en' }])).toBe('never');
});

describe.runIf(hasLanguage('es'))('ES-5 who answers', () => {
  const fill = (text: string, hours = OFFICE) => fillText(text, { hours: hoursText(hours, 'es') });

  test('on call buttons', () => {
    const { spoken } = content('es').edition;
    expect(spokenText('en', [])).toBeUndefined();
    expect(spokenText('es', [{ language: 'es' }])).toBe(spoken.always);
    expect(spokenText('es', at(OFFICE))).toBe(fill(spoken.limited));
    expect(spokenText('es', [])).toBe(spoken.never);
  });

  test.each([
    ['at any hour', [{ language: 'es' as const }], OFFICE, 'always', 'always'],
    ['in office hours', at(OFFICE), OFFICE, 'limited', 'never'],
    ['longer', at(LONGER), LONGER, 'limited', 'limited'],
    ['never', [], OFFICE, 'never', 'never'],
  ] as const)(
    'in emergencies: Spanish is spoken %s',
    (_, languages, hours, anytime, whileClosed) => {
      const { spokenInEmergencies: sentences } = content('es').edition;
      expect(spokenInEmergencies('es', languages)).toEqual({
        anytime: fill(sentences[anytime], hours),
        whileClosed: company.hours.emergency && fill(sentences[whileClosed], hours),
      });
      expect(spokenInEmergencies('en', languages)).toBeUndefined();
    },
  );
});
