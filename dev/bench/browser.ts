import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { browserPath } from '#dev/browser-path.mjs';
import type { Certificate } from './network/certificate.ts';

/** The flag that makes a self-signed certificate as good as a real one. */
export const trusting = ({ fingerprint }: Certificate) =>
  `--ignore-certificate-errors-spki-list=${fingerprint}`;

export const PHONE = {
  viewport: { width: 360, height: 800 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
} as const;
export const CPU_SLOWDOWN = 4;

/** @returns a browser that trusts the certificate and keeps pages in the back/forward cache. */
export function launch(certificate: Certificate): Promise<Browser> {
  return chromium.launch({
    ...(browserPath !== undefined && { executablePath: browserPath }),
    args: [trusting(certificate)],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}

/** Does something on a new phone: nothing cached, no connection open, processor four times slower. */
export async function onFreshPhone<Result>(
  browser: Browser,
  run: (page: Page, cdp: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await run(page, cdp);
  } finally {
    await context.close();
  }
}
