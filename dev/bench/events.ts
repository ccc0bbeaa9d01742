import type { JSHandle, Page } from '@playwright/test';
import { z } from 'astro/zod';
import type { CDPSession } from 'puppeteer-core';

/** Runs in the page. */
function durationsFromNow(): number[] {
  const durations: number[] = [];
  // A name of its own: TypeScript's type does not know the threshold.
  const options = { type: 'event', durationThreshold: 16 };
  const isInteraction = (entry: PerformanceEntry) =>
    'interactionId' in entry && typeof entry.interactionId === 'number' && entry.interactionId > 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (isInteraction(entry)) durations.push(entry.duration);
  }).observe(options);
  return durations;
}

/**
 * Collects how long the page takes to answer each touch and key, painting included (Event Timing).
 * The browser rounds to 8 ms and tells nothing of what takes less than 16.
 * @returns a handle on the durations so far, in milliseconds
 */
export function collectDurations(page: Page): Promise<JSHandle<number[]>> {
  return page.evaluateHandle(durationsFromNow);
}

/**
 * The same on a page that nobody inspects.
 * @returns reads the durations so far
 */
export async function collectPlainDurations(page: CDPSession): Promise<() => Promise<number[]>> {
  const { result } = await page.send('Runtime.evaluate', { expression: `(${durationsFromNow})()` });
  const { objectId = '' } = result;
  const asked = { objectId, functionDeclaration: 'function(){return this}', returnByValue: true };
  return async () => {
    const { result: read } = await page.send('Runtime.callFunctionOn', asked);
    return z.array(z.number()).parse(read.value);
  };
}

/**
 * Collects the time from each move of the pointer to the frame that shows it; Event Timing leaves
 * moves out.
 */
export function collectMoves(page: Page): Promise<JSHandle<number[]>> {
  return page.evaluateHandle(() => {
    const delays: number[] = [];
    addEventListener(
      'pointermove',
      ({ timeStamp }) =>
        requestAnimationFrame(() => setTimeout(() => delays.push(performance.now() - timeStamp))),
      { capture: true },
    );
    return delays;
  });
}

/**
 * Watches from the next touch until something is seen.
 * @param selector of what has to be visible
 * @returns a handle on the milliseconds between; NaN while it is not visible
 */
export function watchFor(page: Page, selector: string): Promise<JSHandle<{ ms: number }>> {
  return page.evaluateHandle((wanted) => {
    const seen = { ms: NaN };
    const look = (began: number) =>
      requestAnimationFrame(() => {
        if (document.querySelector(wanted)?.checkVisibility() !== true) look(began);
        // After the frame that shows it.
        else setTimeout(() => (seen.ms = performance.now() - began));
      });
    addEventListener('pointerdown', ({ timeStamp }) => look(timeStamp), {
      capture: true,
      once: true,
    });
    return seen;
  }, selector);
}

/** Waits until what is watched for has been seen, or half a minute has gone by. */
export async function untilSeen(page: Page, seen: JSHandle<{ ms: number }>): Promise<number> {
  for (let tries = 0; tries < 300; tries++) {
    const { ms } = await seen.jsonValue();
    if (!Number.isNaN(ms)) return ms;
    await page.waitForTimeout(100);
  }
  return NaN;
}
