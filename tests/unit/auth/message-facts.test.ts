// cspell:disable -- Spanish words
import { describe, expect, test } from 'vitest';
import { readAuthError } from '#src/auth/auth-error.ts';
import { messageForError, messageForLink } from '#src/auth/user-message.ts';
import { textsIn } from '#src/domain/pack-texts.ts';
import { LOGIN_TEXTS } from '#src/islands/login/texts.ts';
import { ERROR_CODES } from '#tests/support/error-catalogue.ts';
import { readSpanishTexts } from '#tests/support/island-texts.ts';

// ES-4: everything that English says, Spanish says.

const { login, loginErrors } = readSpanishTexts();
const phone = '(626) 555-0142';
const email = 'ann@site.example';
const shared = { online: true, phone, email };
const english = { ...shared, texts: LOGIN_TEXTS.messages };
const spanish = { ...shared, texts: { ...login.messages, codes: loginErrors } };

/** Words of facts in English, and those that Spanish has for them. */
const FACTS: readonly (readonly [english: RegExp, spanish: RegExp])[] = [
  [/\bpasswords?\b|\bForgot\b/i, /contraseña/i],
  [/\b(?:email )?address\b|\bemail\b/i, /correo|direcci[oó]n/i],
  [/\blinks?\b/i, /enlace/i],
  [/\bspam\b/i, /spam/i],
  [/\bsign(?:ed)? in\b|\bsession\b|\bsigned out\b|\bsign out\b/i, /sesión|acceso/i],
  [/\bcall us\b/i, /llámenos/i],
  [/\bbrowser\b/i, /navegador/i],
  [/\bdevices\b/i, /dispositivos/i],
  [/\btab\b/i, /pestaña/i],
  [/\bminutes?\b/i, /minutos?/i],
  [/\bhour\b/i, /hora\b/i],
  [/\bseconds\b/i, /segundos/i],
  [/\btry again\b|\btry the link again\b/i, /otra vez|más tarde/i],
  [/\bnothing you typed was lost\b/i, /no se perdió/i],
  [/\bnot saved\b/i, /no se guardó/i],
  [/\bnothing was sent\b/i, /no se envió nada/i],
  [/\bconnection\b/i, /conexión/i],
  [/\breload\b/i, /recargu?e/i],
  [/\bsecurity check\b/i, /verificación de seguridad/i],
  [/\bclosed\b/i, /cerrada/i],
  [/\bonce\b/i, /una sola vez/i],
  [/\bcharacters?\b/i, /caracteres|carácter/i],
  [/\btoo short\b/i, /corta/i],
  [/\bletter\b/i, /letra/i],
  [/\bdigit\b/i, /número/i],
  [/\bsymbol\b/i, /símbolo/i],
  [/\bdata leak\b/i, /filtración/i],
];

/** Numbers, symbols of a rule and placeholders. An example address is no fact. */
const VALUES = /\d+|\{\w+\}|[!@#$%^&*<>]/g;

/** @returns the facts of an English text that its translation does not name */
function missingFacts(source: string, translation: string): readonly string[] {
  const values = (text: string) =>
    [...new Set(text.replaceAll(/\S+@\S+/g, '').match(VALUES))].toSorted();
  const words = source.replaceAll(/\{\w+\}/g, '');
  const facts = FACTS.filter(([en, es]) => en.test(words) && !es.test(translation));
  const isEqual = String(values(source)) === String(values(translation));
  return [...facts.map(([en]) => en.source), ...(isEqual ? [] : ['numbers, symbols'])];
}

const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const SETS = `${LOWER}, ${LOWER.toUpperCase()}, 0123456789, !@#$%^&*()_+-=`;
const CHARACTERS = `Password should contain at least one character of each: ${SETS}.`;
const PWNED = 'Password is known to be weak and easy to guess, please choose a different one.';

const ERRORS = [
  ...ERROR_CODES.map(([code, status, message]) => ({ code, status, message })),
  ...[
    'Password cannot be longer than 72 characters',
    'An email address is too long',
    'Unable to validate email address: invalid format',
    'Signup requires a valid password',
  ].map((message) => ({ code: 'validation_failed', status: 400, message })),
  ...[
    { message: 'Password should be at least 8 characters.', reasons: ['length'] },
    { message: CHARACTERS, reasons: ['characters'] },
    {
      message: `Password should be at least 12 characters. ${CHARACTERS}`,
      reasons: ['length', 'characters'],
    },
    { message: PWNED, reasons: ['pwned'] },
  ].map((weak) => ({ code: 'weak_password', status: 422, ...weak })),
  {
    code: 'over_email_send_rate_limit',
    status: 429,
    message: 'For security purposes, you can only request this after 59 seconds.',
  },
  { code: 'insufficient_aal', status: 401, message: 'x' },
  { code: 'reauthentication_needed', status: 400, message: 'x' },
  { name: 'member-changed' },
  { name: 'not-kept' },
  { name: 'AuthSessionMissingError', status: 400 },
  { name: 'AuthRetryableFetchError', status: 500, message: 'Error sending confirmation email' },
  ...[0, 500, 504].map((status) => ({ name: 'AuthRetryableFetchError', status })),
];

/** Codes of links: forms never get them. */
const LINK_CODES = [
  'otp_expired',
  'flow_state_not_found',
  'flow_state_expired',
  'bad_code_verifier',
];
const FORM_ERRORS = ERRORS.filter((error) => !('code' in error && LINK_CODES.includes(error.code)));

describe('AUTH-6 a refused form names the same facts and the same field in Spanish', () => {
  test.each(FORM_ERRORS)('$name $code $message', (error) => {
    const [source, translation] = [english, spanish].map((here) =>
      messageForError(readAuthError(error), here),
    );
    if (!source || !translation) throw new Error('Expected two messages');
    const all = ({ text, points }: typeof source) => [text, ...points].join(' ');
    expect(missingFacts(all(source), all(translation)), all(translation)).toEqual([]);
    expect(translation.field).toBe(source.field);
    expect(translation.points).toHaveLength(source.points.length);
  });

  test('as many kinds of characters', () => {
    const error = readAuthError({ code: 'weak_password', message: CHARACTERS });
    const kinds = [english, spanish].map(
      (here) => messageForError(error, here).text.split(': ')[1]?.split(', ').length,
    );
    expect(kinds).toEqual([4, 4]);
  });
});

test.each(ERRORS)('AUTH-8 a link names the same facts: $name $code $message', (error) => {
  const [source, translation] = [english, spanish].map(
    (here) => messageForLink(readAuthError(error), here).text,
  );
  expect(missingFacts(String(source), String(translation)), translation).toEqual([]);
});

describe('AUTH-1 to AUTH-10 each text names the same facts', () => {
  const texts = textsIn(LOGIN_TEXTS).map((source, at) => [source, textsIn(login)[at]] as const);
  test.each(texts)('%s', (source, translation) => {
    expect(missingFacts(source, String(translation)), translation).toEqual([]);
  });
});
