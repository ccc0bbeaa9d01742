import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const COMMENTS = /\/\*[^]*?\*\/|\/\/.*/g;
/** Messages for developers. */
const MESSAGES = /(?:Error|invariant)\([^]*?\);/g;
/** A literal that begins with a capital letter and has a second word. */
const SENTENCES = /(['"`])[A-Z][a-z]+ \w.*?\1/g;

test('OWN-1 the rules contain no copy: labels and sentences are content, which the editor shows', () => {
  const found = globSync('src/domain/*.ts').flatMap((file) => {
    const code = readFileSync(file, 'utf8').replaceAll(COMMENTS, '').replaceAll(MESSAGES, '');
    return (code.match(SENTENCES) ?? []).map((text) => `${file}: ${text}`);
  });
  expect(found).toEqual([]);
});
