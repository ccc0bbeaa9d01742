import type { Locator, Page } from '@playwright/test';
import { paths } from '#src/routes/paths.ts';

/** @returns the call link in view on a phone: in the call bar, or in the banner of /login, which has no call bar (PHONE-1). */
export function callLinkInView(page: Page, path: string): Locator {
  return path === paths.login
    ? page.getByRole('banner').getByRole('link', { name: /Call Now/ })
    : page.getByRole('link', { name: 'Call now', exact: true });
}
