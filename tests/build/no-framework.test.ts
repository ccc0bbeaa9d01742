import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { paths } from '#src/routes/paths.ts';
import { pageAt, pages } from '#tests/support/built-site.ts';

const WITH_FRAMEWORK: readonly string[] = [paths.faq, paths.calculator, paths.login];
const plainPages = pages.filter(({ englishPath }) => !WITH_FRAMEWORK.includes(englishPath));

/** An island in a closed popover is not visible. */
const waitsForInteraction = (island: HTMLElement) =>
  island.getAttribute('client') === 'visible' && island.closest('[popover]') !== null;

test('PROD-8 only calculator, FAQ and login load React before an interaction', () => {
  const found = plainPages.flatMap(({ file, document }) =>
    document
      .querySelectorAll('astro-island')
      .filter((island) => !waitsForInteraction(island))
      .map((island) => `${file}: ${island.getAttribute('component-export')}`),
  );
  expect(found).toEqual([]);
});

test('PROD-8 the other pages request no script file before an interaction', () => {
  const found = plainPages.flatMap(({ file, document }) =>
    document
      .querySelectorAll('script[src], link[rel="modulepreload"]')
      .map((tag) => `${file}: ${tag.outerHTML}`),
  );
  expect(found).toEqual([]);
});

test('PROD-8 every page has the menu island; calculator, FAQ and login have another', () => {
  const islandsOn = (path: string) =>
    pageAt(path)
      .document.querySelectorAll('astro-island')
      .map(
        (island) => /[^/]*$/.exec(island.getAttribute('component-url') ?? '')?.[0].split('.')[0],
      );
  expect(new Set(plainPages.flatMap(({ path }) => islandsOn(path))).size).toBe(1);
  const login = pages.find(({ path }) => path === paths.login);
  const isLoginSetUp = Boolean(login?.document.querySelector('main form'));
  for (const path of WITH_FRAMEWORK.filter((each) => each !== paths.login || isLoginSetUp))
    expect(new Set(islandsOn(path)).size, path).toBeGreaterThanOrEqual(2);
});
