import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { company } from '#src/queries/content.ts';
import { hasLanguage } from '#src/queries/edition.ts';
import type { CompleteStyle } from '#src/integrations/page-optimizer/page-optimizer.ts';
import { shortenStyles } from '#src/integrations/page-optimizer/shorten-names.ts';
import { fileOfPage } from '#src/integrations/built-pages.ts';
import { isOfferedLink } from '#src/routes/offered-routes.ts';
import { paths, pathsIn } from '#src/routes/paths.ts';
import { missing } from '#tests/support/addresses.ts';
import { faqCategories } from '#tests/support/content-files.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { LOGIN_TEXTS } from '#tests/support/island-texts.ts';
import { delayScripts } from '#tests/support/islands.ts';
import { LoginPage } from '#tests/support/login-page.ts';
import { styleDifferences } from '#tests/support/rendered-styles.ts';

/** The style sheet of each page before pruning (src/integrations/page-optimizer/optimize-pages.ts). */
const sheets: Readonly<Record<string, CompleteStyle>> = JSON.parse(
  readFileSync('.cache/astro/complete-styles.json', 'utf8'),
);

function completeStyle(path: string): string {
  const sheet = sheets[fileOfPage(path)];
  if (sheet === undefined) throw new Error(`no style sheet of ${path}`);
  return shortenStyles(sheet.style, new Map(sheet.names));
}

const MEDIA = {
  light: { media: 'screen', colorScheme: 'light', forcedColors: 'none' },
  dark: { media: 'screen', colorScheme: 'dark', forcedColors: 'none' },
  print: { media: 'print', colorScheme: 'light', forcedColors: 'none' },
  'forced colors': { media: 'screen', colorScheme: 'light', forcedColors: 'active' },
} as const;

/** Compares all media on a phone, and the first on a wide window: colors do not depend on the width. */
async function expectSameStyles(page: Page, path: string): Promise<void> {
  const count = test.info().project.name === 'phone' ? undefined : 1;
  for (const [name, media] of Object.entries(MEDIA).slice(0, count)) {
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
    const properties = name === 'light' ? 'all' : 'byMedium';
    expect.soft(await styleDifferences(page, completeStyle(path), properties), name).toEqual([]);
  }
}

// The policy of a page allows its own style sheet only.
test.use({ bypassCSP: true });

const es = pathsIn('es');
const kinds: readonly (readonly [address: string, path: string])[] = [
  ...[paths.home, paths.services, paths.handyman, paths.calculator, paths.faq]
    .concat([paths.privacy, paths.login, paths.offline, paths.valveCard, '/500'])
    .filter(isOfferedLink)
    .map(same),
  same(paths.emergency),
  same(paths.city(company.base.slug)),
  ...(hasLanguage('es') ? [es.home, es.areas, es.city(company.base.slug)] : []).map(same),
  [missing.page, '/404'],
  [missing.city, '/service-areas/404'],
];
function same(path: string) {
  return [path, path] as const;
}

for (const [address, path] of kinds) {
  test(`${address} looks the same with its complete style sheet`, async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/404/);
    await delayScripts(page);
    await page.goto(address);
    await expectSameStyles(page, path);
  });
}

test.describe('an island looks the same with the complete style sheet', () => {
  // By keys: a style sheet that moves elements below a pointer changes what the pointer hovers.
  test('the menu, open @phone', async ({ page }) => {
    await page.goto(paths.home);
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).press('Enter');
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await expectSameStyles(page, paths.home);
  });

  test('the FAQ, with an open answer', async ({ page }) => {
    const question = faqCategories[0]?.questions[0]?.question ?? '';
    await page.goto(paths.faq);
    const trigger = page.getByRole('button', { name: question, exact: true });
    await trigger.press('Enter');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expectSameStyles(page, paths.faq);
  });

  for (const materials of ['350', '-5']) {
    test(`the calculator, with materials of ${materials} and an announcement`, async ({ page }) => {
      await page.goto(`${paths.calculator}?hours=6`);
      await expect(page.locator('span[role=slider]')).toBeVisible();
      await page.getByLabel('Cost of materials, in dollars').fill(materials);
      await page.getByRole('button', { name: 'minutes more' }).press('Enter');
      await expect(page.getByRole('status').filter({ hasText: 'Estimate for' })).toHaveCount(1);
      await expectSameStyles(page, paths.calculator);
    });
  }

  test('the login, in each mode and with a refused entry', async ({ page }) => {
    const login = new LoginPage(page);
    await login.open();
    for (const mode of [
      LOGIN_TEXTS.actions.forgotten,
      LOGIN_TEXTS.actions['sign-in'],
      LOGIN_TEXTS.actions['sign-up'],
    ]) {
      await login.button(mode).press('Enter');
      await expect(login.button(mode)).toBeHidden();
      await expectSameStyles(page, paths.login);
    }
    await login.button('Create Account').press('Enter');
    await expect(page.locator('input:user-invalid')).not.toHaveCount(0);
    await expectSameStyles(page, paths.login);
  });

  test('toasts of both kinds', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.goto(paths.terms);
    await page.clock.pauseAt(60_000);
    for (const tone of ['status', 'alert']) {
      await page.evaluate(
        (detail) => {
          document.dispatchEvent(new CustomEvent('site:toast', { detail }));
        },
        { text: tone, points: ['A reason'], tone },
      );
    }
    await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(2);
    await expectSameStyles(page, paths.terms);
  });
});
