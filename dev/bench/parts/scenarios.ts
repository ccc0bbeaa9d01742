import type { Page } from '@playwright/test';
import { collectDurations, collectMoves, untilSeen, watchFor } from '#dev/bench/events.ts';
import { paths } from '#src/site/paths.ts';

/** What one run of a scenario found, in milliseconds. */
export interface Found {
  /** of every touch, key or move */
  readonly durations: readonly number[];
  /** from the first touch to what it should show; undefined where that is not the question */
  readonly shown?: number;
}

export interface Scenario {
  readonly name: string;
  readonly path: string;
  /** runs on the page, just loaded */
  run(page: Page): Promise<Found>;
}

/** Time for the last entries to be reported. */
const REPORT_MS = 500;

async function menu(page: Page): Promise<Found> {
  const durations = await collectDurations(page);
  const seen = await watchFor(page, ':popover-open');
  await page.getByRole('button', { name: 'Menu' }).tap();
  const shown = await untilSeen(page, seen);
  await page.waitForTimeout(REPORT_MS);
  return { durations: await durations.jsonValue(), shown };
}

async function openAnswer(page: Page): Promise<Found> {
  const durations = await collectDurations(page);
  const seen = await watchFor(page, 'main [aria-expanded="true"], main details[open]');
  await page.locator('main').locator('[aria-expanded], summary').first().tap();
  const shown = await untilSeen(page, seen);
  await page.waitForTimeout(REPORT_MS);
  return { durations: await durations.jsonValue(), shown };
}

async function dragSlider(page: Page): Promise<Found> {
  const thumb = page.locator('[role="slider"]');
  await thumb.scrollIntoViewIfNeeded();
  const box = await thumb.boundingBox();
  if (!box) throw new Error('the slider has no box');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const delays = await collectMoves(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 30; step++) {
    await page.mouse.move(x + step * 4, y);
    await page.waitForTimeout(16);
  }
  await page.mouse.up();
  await page.waitForTimeout(REPORT_MS);
  return { durations: await delays.jsonValue() };
}

async function typeMaterials(page: Page): Promise<Found> {
  await page.locator('[role="slider"]').waitFor();
  const durations = await collectDurations(page);
  await page.getByLabel(/cost of materials/i).pressSequentially('1234.56', { delay: 120 });
  await page.waitForTimeout(REPORT_MS);
  return { durations: await durations.jsonValue() };
}

async function submitLogin(page: Page): Promise<Found> {
  await page.getByLabel(/e-?mail/i).fill('nobody@bench.example');
  // A wrong password: the page stays, so that its last frame is still reported.
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  const durations = await collectDurations(page);
  await page.getByRole('button', { name: 'Sign In' }).tap();
  await page.getByText('Invalid login credentials').first().waitFor();
  await page.waitForTimeout(REPORT_MS);
  return { durations: await durations.jsonValue() };
}

export const SCENARIOS: readonly Scenario[] = [
  { name: 'menu, first tap, code not loaded', path: paths.home, run: menu },
  { name: 'FAQ, first answer, code not loaded', path: paths.faq, run: openAnswer },
  { name: 'slider, each move', path: paths.calculator, run: dragSlider },
  { name: 'materials, each key', path: paths.calculator, run: typeMaterials },
  { name: 'login, submit', path: paths.login, run: submitLogin },
];
