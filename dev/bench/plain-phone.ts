import { chromium } from '@playwright/test';
import puppeteer, { type Browser, type CDPSession } from 'puppeteer-core';
import { browserPath } from '#dev/browser-path.mjs';
import { CPU_SLOWDOWN, PHONE, trusting } from './browser.ts';
import type { Certificate } from './network/certificate.ts';

/** @returns a browser that trusts the certificate and whose pages nobody inspects */
export function launchPlain(certificate: Certificate): Promise<Browser> {
  return puppeteer.launch({
    executablePath: browserPath ?? chromium.executablePath(),
    args: ['--no-sandbox', trusting(certificate)],
    targetFilter: () => false,
    waitForInitialPage: false,
  });
}

/**
 * Does something on a new phone that is only measured. A page that is driven by Playwright has its
 * script watched: V8 then keeps the places of all functions, and React's code takes twice its time.
 *
 * @param run gets the session of an empty page, by the browser's own protocol
 */
export async function onPlainPhone<Result>(
  browser: Browser,
  run: (page: CDPSession) => Promise<Result>,
): Promise<Result> {
  const root = await browser.target().createCDPSession();
  const { browserContextId } = await root.send('Target.createBrowserContext');
  try {
    const url = 'about:blank';
    const { targetId } = await root.send('Target.createTarget', { url, browserContextId });
    const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: true });
    const page = root.connection()?.session(sessionId);
    if (!page) throw new Error('the browser has closed the page');
    const { viewport, deviceScaleFactor } = PHONE;
    const screen = { ...viewport, deviceScaleFactor, mobile: true };
    await page.send('Emulation.setDeviceMetricsOverride', screen);
    await page.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await page.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await run(page);
  } finally {
    await root.send('Target.disposeBrowserContext', { browserContextId });
    await root.detach();
  }
}
