import postcss from 'postcss';
import parseSelectors from 'postcss-selector-parser';
import { expect, test } from 'vitest';
import { paths } from '#src/routes/paths.ts';
import { filesWhere, readText } from '#tests/support/built-site.ts';

// A firm without plans, say, has no page with their classes.
const rules = readText(paths.printStyles.slice(1));

test('pages have the classes that they name, not short ones', () => {
  const named = new Set<string>();
  postcss.parse(rules).walkRules(({ selector }) => {
    parseSelectors()
      .astSync(selector)
      .walkClasses(({ value }) => {
        named.add(value);
      });
  });
  expect(named.size).toBeGreaterThan(10);
  const lost = [...named].filter(
    (name) =>
      filesWhere(({ document }) => document.querySelector(`.${name}`) !== null).length === 0,
  );
  expect(lost).toEqual([]);
});
