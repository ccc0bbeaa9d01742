import { expect, test } from 'vitest';
import { pages } from '#tests/support/built-site.ts';

const RULE = /([^{}]+)\{([^{}]*)\}/g;

test('the color of call buttons is that of call buttons alone', () => {
  const styles = new Set(
    pages.flatMap(({ document }) =>
      document.querySelectorAll('style').map(({ rawText }) => rawText),
    ),
  );
  const colored = [...styles].flatMap((css) =>
    [...css.matchAll(RULE)].flatMap(([, selector, declarations]) =>
      declarations?.includes('var(--color-call)') ? [selector] : [],
    ),
  );
  expect([...new Set(colored)]).toEqual(['.btn-call']);
});
