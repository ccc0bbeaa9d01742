import type { Page } from '@playwright/test';
import { AuthControl, newEmail } from '#tests/support/auth-service.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { LoginPage, REFUSED_REQUEST } from '#tests/support/login-page.ts';

const service = new AuthControl();

const SCREENS = [
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 600 },
];

/** Calls whose toasts have the most text of their role: where they cover nothing, no other one does. */
const RESULTS: readonly (readonly [
  what: string,
  role: 'alert' | 'status',
  run: (login: LoginPage) => Promise<void>,
])[] = [
  [
    'a weak password',
    'alert',
    async (login) => {
      const email = newEmail();
      await service.change({
        passwordMinLength: 8,
        passwordRequiredCharacters:
          'abcdefghijklmnopqrstuvwxyz:ABCDEFGHIJKLMNOPQRSTUVWXYZ:0123456789',
        passwordRulesFor: email,
      });
      await login.signUp({ email, password: '-----' });
    },
  ],
  [
    'a new account',
    'status',
    async (login) => {
      await login.signUp({ email: newEmail(), password: 'correct-horse-1' });
    },
  ],
];

/** @returns names of the visible parts of the form that a toast covers, and of the focused element */
function coveredParts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const region = document.querySelector('[data-toasts]')?.getBoundingClientRect();
    const headerBottom = document.querySelector('header')?.getBoundingClientRect().bottom;
    if (!region || headerBottom === undefined) throw new Error('Expected toasts and a header');
    // The part of a long toast outside of its scrolled region is not drawn.
    const toasts = [...document.querySelectorAll('[data-toast]')].map((toast) => {
      const { left, right, top, bottom } = toast.getBoundingClientRect();
      return {
        left,
        right,
        top: Math.max(top, region.top),
        bottom: Math.min(bottom, region.bottom),
      };
    });
    const parts = document.querySelectorAll('[data-login], [data-login] *');
    return [...parts].flatMap((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const isCovered = toasts.some(
        (toast) =>
          toast.left < right &&
          left < toast.right &&
          Math.max(toast.top, headerBottom) < bottom &&
          Math.max(top, headerBottom) < toast.bottom,
      );
      return isCovered ? `${part.localName} ${part.textContent.slice(0, 30)}` : [];
    });
  });
}

for (const [what, role, run] of RESULTS)
  test(`PHONE-1 the toast about ${what} covers nothing of the form @phone`, async ({
    page,
    allowProblems,
  }) => {
    allowProblems(REFUSED_REQUEST);
    const login = new LoginPage(page);
    for (const viewport of SCREENS) {
      const where = JSON.stringify(viewport);
      await page.setViewportSize(viewport);
      await login.open();
      await expect(page.locator('[data-live]')).toBeVisible();
      await run(login);
      const toasts = page.locator('[data-toasts]').getByRole(role);
      await expect(toasts.locator('[data-toast]'), where).toBeInViewport();
      // The page scrolls smoothly to the focus.
      await expect.poll(() => coveredParts(page), where).toEqual([]);
      await expect(page.locator('[data-login] :focus'), where).toBeInViewport({ ratio: 1 });
      await expect(toasts.getByRole('button'), where).toBeInViewport();
    }
  });
