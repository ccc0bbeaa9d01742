import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'astro/zod';
import { collectDurations, collectMoves, watchForOpening } from '#dev/bench/events.ts';
import { fill, find, tap, touch, type } from '#dev/bench/hands.ts';
import type { Variant } from '#dev/bench/bench-site.ts';
import type { Phone } from '#dev/bench/phone.ts';
import { waitUntil } from '#dev/bench/wait.ts';
import { paths } from '#src/site/paths.ts';

/** What one run of a scenario found, in milliseconds. */
export interface Found {
  /** of every touch, key or move */
  readonly durations: readonly number[];
  /** from the first touch to what it should show; undefined where that is not the question */
  readonly shown?: number | undefined;
}

export interface Scenario {
  readonly name: string;
  readonly variant: Variant;
  readonly path: string;
  /** runs on the page, just loaded */
  run(phone: Phone): Promise<Found>;
}

const QUESTIONS = 5;
const BETWEEN_QUESTIONS_MS = 500;
const KEY_MS = 120;
const FRAME_MS = 16;

async function open(phone: Phone, selector: string): Promise<Found> {
  const durations = await collectDurations(phone);
  const opened = await watchForOpening(phone);
  await tap(phone, selector);
  const shown = await opened();
  return { durations: await durations(), shown };
}

/** Answer after answer, while the framework comes over the line and is run for the first time. */
async function openAnswers(phone: Phone): Promise<Found> {
  const durations = await collectDurations(phone);
  for (let number = 0; number < QUESTIONS; number++) {
    await tap(phone, 'main [aria-expanded], main summary', number);
    await pause(BETWEEN_QUESTIONS_MS);
  }
  return { durations: await durations() };
}

async function dragSlider(phone: Phone): Promise<Found> {
  const { x, y } = await find(phone, '[role="slider"]');
  const delays = await collectMoves(phone);
  const points = Array.from({ length: 30 }, (_, step) => ({ x: x + step * 4, y }));
  await touch(phone, points, FRAME_MS);
  return { durations: await delays() };
}

async function typeMaterials(phone: Phone): Promise<Found> {
  await find(phone, '[role="slider"]');
  await tap(phone, '#materials');
  const durations = await collectDurations(phone);
  await type(phone, '1234.56', KEY_MS);
  return { durations: await durations() };
}

async function submitLogin(phone: Phone): Promise<Found> {
  await fill(phone, '#login-email', 'nobody@bench.example');
  // A wrong password: the page stays, so that its last frame is still reported.
  await fill(phone, '#login-password', 'not-the-password');
  const durations = await collectDurations(phone);
  await tap(phone, 'main form [type="submit"]');
  await waitUntil('the answer is shown', () =>
    phone.read(z.boolean(), () => document.body.innerText.includes('Invalid login credentials')),
  );
  return { durations: await durations() };
}

export const SCENARIOS: readonly Scenario[] = [
  {
    name: 'bare page, a paragraph opened',
    variant: 'bare',
    path: paths.home,
    run: (phone) => open(phone, 'summary'),
  },
  {
    name: 'menu, first tap, code not loaded',
    variant: 'page',
    path: paths.home,
    run: (phone) => open(phone, '[popovertarget]'),
  },
  {
    name: 'FAQ, first answer, code not loaded',
    variant: 'page',
    path: paths.faq,
    run: (phone) => open(phone, 'main [aria-expanded], main summary'),
  },
  {
    name: 'FAQ, five answers while the code comes',
    variant: 'page',
    path: paths.faq,
    run: openAnswers,
  },
  { name: 'slider, each move', variant: 'page', path: paths.calculator, run: dragSlider },
  { name: 'materials, each key', variant: 'page', path: paths.calculator, run: typeMaterials },
  { name: 'login, submit', variant: 'page', path: paths.login, run: submitLogin },
];
