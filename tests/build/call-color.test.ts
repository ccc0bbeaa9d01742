import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const USE = /var\(--color-call\)|\b(?:bg|text|border|fill|stroke)-call\b/;

test('the color of call buttons is that of call buttons alone', () => {
  const rules = globSync('src/**/*.{css,astro,tsx}').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('}')
      .filter((rule) => USE.test(rule))
      .map((rule) => rule.split('{').at(-2)?.trim().split('\n').at(-1)?.trim()),
  );
  expect(rules).toEqual(['.btn-call']);
});
