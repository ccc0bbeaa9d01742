import { describe, expect, test } from 'vitest';
import { characterKinds, withCharacterSetsInWords } from '#src/auth/password-rule.ts';
import { LOGIN_TEXTS } from '#src/islands/login/texts.ts';

const { kinds } = LOGIN_TEXTS.messages;

const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const UPPER = LOWER.toUpperCase();
const SYMBOLS = String.raw`!@#$%^&*()_+-=[]{};'\:"|<>?,./` + '`~';
const rule = (...sets: readonly string[]) =>
  `Password should contain at least one character of each: ${sets.join(', ')}.`;

describe('AUTH-6 withCharacterSetsInWords', () => {
  test.each([
    [
      [LOWER, UPPER, '0123456789', SYMBOLS],
      ['a lower-case letter', 'an upper-case letter', 'a digit', 'a symbol such as ! @ # $'],
    ],
    [
      [LOWER, UPPER, '0123456789'],
      ['a lower-case letter', 'an upper-case letter', 'a digit'],
    ],
    [
      [LOWER + UPPER, '0123456789'],
      ['a letter', 'a digit'],
    ],
    [[`0123456789${LOWER}`], ['a lower-case letter or a digit']],
    [[`${UPPER}!?`], ['an upper-case letter or one of ! ?']],
    [
      ['<a>', '{}'],
      ['one of < a >', 'one of { }'],
    ],
    [[',.'], ['one of , .']],
    [['! ?#%'], ['one of ! ? # %']],
    [['äöü'], ['one of ä ö ü']],
  ])('describes %j as %j', (sets, words) => {
    expect(withCharacterSetsInWords(rule(...sets), kinds)).toBe(rule(...words));
  });

  test('keeps the sentences around the rule', () => {
    const short = 'Password should be at least 8 characters.';
    const leaked = 'Password is known to be weak and easy to guess, please choose a different one.';
    expect(withCharacterSetsInWords(`${short} ${rule(LOWER, SYMBOLS)} ${leaked}`, kinds)).toBe(
      `${short} ${rule('a lower-case letter', 'a symbol such as ! @ # $')} ${leaked}`,
    );
    expect(withCharacterSetsInWords(short, kinds)).toBe(short);
    expect(characterKinds(short, kinds)).toBeUndefined();
  });
});
