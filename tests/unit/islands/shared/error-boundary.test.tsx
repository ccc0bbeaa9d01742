import { parse } from 'node-html-parser';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { error as ERROR_TEXTS } from '#src/content/controls.yaml';
import { ErrorBoundary, errorText } from '#src/islands/shared/ErrorBoundary.tsx';

const phone = { display: '555', href: 'tel:+10000000000' };

/** The server renders no error, so this renders the boundary in the state after one. */
function errorParts(texts?: string): readonly string[] {
  const boundary = new ErrorBoundary({ phone, texts, children: undefined });
  boundary.state = ErrorBoundary.getDerivedStateFromError(undefined);
  const html = parse(renderToString(boundary.render()));
  return html.querySelectorAll('h2, p').map(({ text }) => text);
}

test('ERR-1 shows the texts of the page', () => {
  expect(errorParts('1|2|3')).toEqual(['1', '3', '2 555.']);
});

test('ERR-1 shows English texts by default', () => {
  expect(errorParts()).toEqual([
    ERROR_TEXTS.heading,
    ERROR_TEXTS.unknown,
    `${ERROR_TEXTS.help} 555.`,
  ]);
});

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
