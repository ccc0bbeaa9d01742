import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession } from 'puppeteer-core';
import { z } from 'astro/zod';
import { collectPlainDurations } from '#dev/bench/events.ts';
import { onPlainPhone } from '#dev/bench/plain-phone.ts';
import type { Found } from './scenarios.ts';

const QUESTIONS = 5;
const BETWEEN_MS = 500;

const pointSchema = z.object({ x: z.number(), y: z.number() });

/** Runs in the page. @returns the middle of a question, scrolled to where a finger reaches it */
function questionAt(number: number) {
  const question = document.querySelectorAll('main [aria-expanded], main summary')[number];
  question?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x = 0, y = 0, width = 0, height = 0 } = question?.getBoundingClientRect() ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

async function tapQuestion(page: CDPSession, number: number): Promise<void> {
  const expression = `(${questionAt})(${number})`;
  const { result } = await page.send('Runtime.evaluate', { expression, returnByValue: true });
  const touchPoints = [pointSchema.parse(result.value)];
  await page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/**
 * Opens answer after answer while the framework comes over the line and is run for the first time:
 * on a page that nobody inspects, where that takes no longer than on a phone.
 */
export function openAnswers(browser: Browser, url: string): Promise<Found> {
  return onPlainPhone(browser, async (page) => {
    await page.send('Page.enable');
    const loaded = new Promise((resolve) => page.once('Page.loadEventFired', resolve));
    await page.send('Page.navigate', { url });
    await loaded;
    const durations = await collectPlainDurations(page);
    for (let number = 0; number < QUESTIONS; number++) {
      await tapQuestion(page, number);
      await pause(BETWEEN_MS);
    }
    return { durations: await durations() };
  });
}
