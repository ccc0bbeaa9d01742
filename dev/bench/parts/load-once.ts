import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'puppeteer-core';
import { BROTLI_QUALITY } from '#dev/bench/bench-site.ts';
import { countTraffic } from '#dev/bench/bytes.ts';
import { compress } from '#dev/bench/network/site-files.ts';
import { type PageTiming, readTiming } from '#dev/bench/page-timing.ts';
import { onFreshPhone } from '#dev/bench/phone.ts';

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
  return onFreshPhone(browser, async (phone) => {
    const traffic = await countTraffic(phone.session);
    await phone.open(url, 'networkIdle');
    await pause(SETTLE_MS);
    const { inlineCode, ...timing } = await readTiming(phone);
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
