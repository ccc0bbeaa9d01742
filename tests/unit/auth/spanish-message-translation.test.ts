// cspell:disable -- Spanish words
import { describe, expect, test } from 'vitest';
import { readAuthError } from '#src/auth/auth-error.ts';
import { messageForError, messageForLink } from '#src/auth/user-message.ts';
import { textsIn } from '#src/domain/pack-texts.ts';
import { LOGIN_TEXTS } from '#src/islands/login/texts.ts';
import { ERROR_CODES, UNREADABLE_MESSAGES } from '#tests/support/error-catalogue.ts';
import { markTexts, unmarkedWords } from '#tests/support/marked-texts.ts';
import { readSpanishTexts } from '#tests/support/island-texts.ts';

const { login, loginErrors } = readSpanishTexts();
const phone = '(626) 555-0142';
const email = 'ann@site.example';
const shared = { online: true, phone, email };
const english = { ...shared, texts: LOGIN_TEXTS.messages };
const translation = { ...login.messages, codes: loginErrors };
const spanish = { ...shared, texts: translation };
const marked = { ...shared, texts: markTexts(translation) };

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

/** @returns the facts of an English text that its translation does not name (ES-4) */
function missingFacts(source: string, translated: string): readonly string[] {
  const values = (text: string) =>
    [...new Set(text.replaceAll(/\S+@\S+/g, '').match(VALUES))].toSorted();
  const words = source.replaceAll(/\{\w+\}/g, '');
  const facts = FACTS.filter(([en, es]) => en.test(words) && !es.test(translated));
  const isEqual = String(values(source)) === String(values(translated));
  return [...facts.map(([en]) => en.source), ...(isEqual ? [] : ['numbers, symbols'])];
}

const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const SETS = `${LOWER}, ${LOWER.toUpperCase()}, 0123456789, !@#$%^&*()_+-=`;
const CHARACTERS = `Password should contain at least one character of each: ${SETS}.`;
const PWNED = 'Password is known to be weak and easy to guess, please choose a different one.';

const RETRYABLE = 'AuthRetryableFetchError';
/** Errors by code: the catalogue, what the contract names outside of it, and weak passwords. */
const CODED = [
  ...ERROR_CODES,
  ['insufficient_aal', 401, 'A second factor is required'],
  ['reauthentication_needed', 400, 'Password update requires reauthentication'],
  ['current_password_required', 400, 'Current password required'],
  ['session_not_found', 403, 'Session from session_id claim in JWT does not exist'],
  ['over_email_send_rate_limit', 429, 'You can only request this after 59 seconds.'],
  ['validation_failed', 400, 'Password cannot be longer than 72 characters'],
  ['validation_failed', 400, 'An email address is too long'],
  ['validation_failed', 400, 'Unable to validate email address: invalid format'],
  ['validation_failed', 400, 'Signup requires a valid password'],
  ['weak_password', 422, 'Password should be at least 8 characters.', 'length'],
  ['weak_password', 422, CHARACTERS, 'characters'],
  ['weak_password', 422, `Password should be at least 12 characters. ${CHARACTERS}`, 'length'],
  ['weak_password', 422, PWNED, 'pwned'],
] as const;
/** Errors of the client and of a gateway. */
const NAMED = [
  [RETRYABLE, 0, 'Failed to fetch'],
  [RETRYABLE, 500, 'Unexpected failure, please check server logs for more information'],
  [RETRYABLE, 500, 'Error sending confirmation email'],
  [RETRYABLE, 504, 'Processing this request timed out, please retry after a moment.'],
  ['AuthSessionMissingError', 400, 'Auth session missing!'],
  ['AuthInvalidTokenResponseError', 500, 'Auth session or user missing'],
  ['AuthRefreshDiscardedError', 409, 'Refresh result was discarded'],
  ['AuthUnknownError', 0, 'Unexpected token <'],
  ['AuthApiError', 401, 'Invalid API key'],
  ['AuthApiError', 429, 'Slow down'],
  ['member-changed', 0, ''],
  ['not-kept', 0, ''],
] as const;
const ERRORS = [
  ...CODED.map(([code, status, message, reason]) => ({
    ...{ name: 'AuthApiError', code, status, message },
    reasons: reason === undefined ? [] : [reason],
  })),
  ...NAMED.map(([name, status, message]) => ({ name, status, message })),
  ...UNREADABLE_MESSAGES.map(([, message]) => ({ name: 'AuthApiError', status: 400, message })),
];
/** Codes of a later release: English shows the service's message, and Spanish cannot. */
const UNKNOWN = ['new_code', 'constructor'].map((code) => ({
  ...{ name: 'AuthApiError', code, status: 400, message: 'Please choose another day.' },
}));
/** Codes of links: forms never get them. */
const LINK_CODES = [
  'otp_expired',
  'flow_state_not_found',
  'flow_state_expired',
  'bad_code_verifier',
];
const FORM_ERRORS = ERRORS.filter(
  (error) => !LINK_CODES.some((code) => 'code' in error && error.code === code),
);

const words = (text: unknown): readonly string[] =>
  String(text)
    .toLowerCase()
    .match(/\p{L}{3,}/gu) ?? [];

describe('AUTH-6 a refused form', () => {
  test.each([...ERRORS, ...UNKNOWN])('never shows English: $name $code $message', (error) => {
    const { text } = messageForError(readAuthError(error), spanish);
    expect(text).toMatch(/^\p{Lu}.+\.$/u);
    expect(words(error.message).filter((word) => words(text).includes(word))).toEqual([]);
    const { text: markedText } = messageForError(readAuthError(error), marked);
    expect(unmarkedWords(markedText.replace(email, ''))).toEqual([]);
  });

  test.each(FORM_ERRORS)('names the same facts and field: $name $code $message', (error) => {
    const [source, translated] = [english, spanish].map((here) =>
      messageForError(readAuthError(error), here),
    );
    if (!source || !translated) throw new Error('Expected two messages');
    const all = ({ text, points }: typeof source) => [text, ...points].join(' ');
    expect(missingFacts(all(source), all(translated)), all(translated)).toEqual([]);
    expect(translated.field).toBe(source.field);
    expect(translated.points).toHaveLength(source.points.length);
  });

  test('names as many kinds of characters, and every reason that has a text', () => {
    const reasons = ['length', 'characters', 'pwned', 'other'];
    const error = readAuthError({ code: 'weak_password', message: CHARACTERS, reasons });
    const kinds = [english, spanish].map(
      (here) => messageForError(error, here).text.split(': ')[1]?.split(', ').length,
    );
    expect(kinds).toEqual([4, 4]);
    expect(messageForError(error, spanish).points).toEqual(Object.values(login.messages.reasons));
  });
});

test.each([...ERRORS, ...UNKNOWN])('AUTH-8 a link: $name $code $message', (error) => {
  const [source, translated, markedText] = [english, spanish, marked].map(
    (here) => messageForLink(readAuthError(error), here).text,
  );
  expect(missingFacts(String(source), String(translated)), translated).toEqual([]);
  expect(translated).toMatch(/^\p{Lu}.+\.$/u);
  expect(markedText).toContain('»');
  expect(unmarkedWords(String(markedText))).toEqual([]);
});

const texts = textsIn(LOGIN_TEXTS).map((source, at) => [source, textsIn(login)[at]] as const);
test.each(texts)('AUTH-1 to AUTH-10 each text names the same facts: %s', (source, translated) => {
  expect(missingFacts(source, String(translated)), translated).toEqual([]);
});
