import { expect, test } from 'vitest';
import { error as ERROR_TEXTS } from '#src/content/controls.yaml';
import { errorText } from '#src/islands/shared/ErrorBoundary.tsx';

test.each([
  [new Response('', { status: 503, statusText: 'Service Unavailable' }), '503 Service Unavailable'],
  [{ status: 404 }, '404'],
  [new Error('It broke'), 'It broke'],
  [new Error(''), 'Unknown error'],
  ['words', 'words'],
  [undefined, 'Unknown error'],
  [{}, 'Unknown error'],
])('ERR-1 errorText returns the status and its text, or the message (%#: %s)', (error, text) => {
  expect(errorText(error, ERROR_TEXTS)).toBe(text);
});
