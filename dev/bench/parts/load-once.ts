import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession } from 'puppeteer-core';
import { BROTLI_QUALITY } from '#dev/bench/bench-site.ts';
import { countTraffic } from '#dev/bench/bytes.ts';
import { compress } from '#dev/bench/network/site-files.ts';
import { type PageTiming, readPlainTiming } from '#dev/bench/page-timing.ts';
import { onPlainPhone } from '#dev/bench/plain-phone.ts';

/** One cold visit. Bytes are bytes on the line. */
export interface Visit extends Omit<PageTiming, 'inlineCode'> {
  /** inline code as it stands, and what it adds to the compressed page at most */
  readonly inlineScript: number;
  readonly inlineScriptPacked: number;
  readonly document: number;
  /** files of code, loaded before anything was touched */
  readonly script: number;
  readonly other: number;
  readonly requests: number;
}

/** Islands that come by themselves do so within this time after the line has fallen silent. */
const SETTLE_MS = 1000;

/** Opens a page on a fresh phone and touches nothing. */
export function loadOnce(browser: Browser, url: string): Promise<Visit> {
  return onPlainPhone(browser, async (page) => {
    const traffic = await countTraffic(page);
    await page.send('Page.enable');
    await page.send('Page.setLifecycleEventsEnabled', { enabled: true });
    const { loaderId } = await page.send('Page.navigate', { url });
    await lineIsSilent(page, loaderId);
    await pause(SETTLE_MS);
    const { inlineCode, ...timing } = await readPlainTiming(page);
    const { Document: html = 0, Script: script = 0, ...rest } = Object.fromEntries(traffic.bytes);
    const other = Object.values(rest).reduce((total, bytes) => total + bytes, 0);
    return {
      ...timing,
      inlineScript: Buffer.byteLength(inlineCode),
      inlineScriptPacked: compress(Buffer.from(inlineCode), BROTLI_QUALITY).length,
      document: html,
      script,
      other,
      requests: traffic.requests,
    };
  });
}

/** Settles when a navigation has loaded nothing for half a second. */
function lineIsSilent(page: CDPSession, navigation: string | undefined): Promise<void> {
  return new Promise((resolve) => {
    page.on('Page.lifecycleEvent', ({ name, loaderId }) => {
      if (name === 'networkIdle' && loaderId === navigation) resolve();
    });
  });
}
