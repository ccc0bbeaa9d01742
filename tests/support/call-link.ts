import type { Locator, Page } from '@playwright/test';
import { content } from '#src/queries/content.ts';
import { localeOfPath } from '#src/routes/page-languages.ts';
import { pathsIn } from '#src/routes/paths.ts';

/**
 * @returns the call link in view at the top of a page on a phone: the button of the hero; where there is
 * none, the call bar; on /login, which has no call bar (PHONE-1), the banner
 */
export function callLinkInView(page: Page, path: string): Locator {
  const locale = localeOfPath(path);
  return path === pathsIn(locale).login
    ? page.getByRole('banner').getByRole('link', { name: content(locale).site.header.banner })
    : page.locator('.hero-call, .call-bar .btn-call').filter({ visible: true }).first();
}
