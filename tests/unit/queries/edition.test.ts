import { describe, expect, test } from 'vitest';
import { fillText } from '#src/domain/fill-text.ts';
import { company, content } from '#src/queries/content.ts';
import { hasLanguage, spokenInEmergencies, spokenText, whenSpoken } from '#src/queries/edition.ts';

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

describe.runIf(hasLanguage('es'))('ES-5 who answers', () => {
  const fill = (text: string) => fillText(text, { hours: OFFICE.display });

  test('on call buttons', () => {
    const { spoken } = content('es').edition;
    expect(spokenText('en', [])).toBeUndefined();
    expect(spokenText('es', [{ language: 'es' }])).toBe(spoken.always);
    expect(spokenText('es', at(OFFICE))).toBe(fill(spoken.limited));
    expect(spokenText('es', [])).toBe(spoken.never);
  });

  test.each([
    ['at any hour', [{ language: 'es' as const }], 'always', 'always'],
    ['in office hours', at(OFFICE), 'limited', 'never'],
    ['longer', at(LONGER), 'limited', 'limited'],
    ['on a Sunday', at(SUNDAY), 'limited', 'limited'],
    ['never', [], 'never', 'never'],
  ] as const)('in emergencies: Spanish is spoken %s', (_, languages, anytime, whileClosed) => {
    const { spokenInEmergencies: sentences } = content('es').edition;
    expect(spokenInEmergencies('es', languages)).toEqual({
      anytime: fill(sentences[anytime]),
      whileClosed: fill(sentences[whileClosed]),
    });
    expect(spokenInEmergencies('en', languages)).toBeUndefined();
  });
});
