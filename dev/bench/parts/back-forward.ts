import { withBench } from '#dev/bench/bench-site.ts';
import { FAQ, HOME, KINDS, type Kind } from '#dev/bench/kinds.ts';
import { NO_DELAY } from '#dev/bench/network/link.ts';
import { onFreshPhone, type Phone } from '#dev/bench/phone.ts';
import type { Section } from '#dev/bench/results.ts';

const CACHE = 'from the cache';
const TIMEOUT_MS = 10_000;

/** Goes back or forward. @returns where the page came from: the cache, or why not */
function travel({ session }: Phone, steps: -1 | 1): Promise<string> {
  const arrival = new Promise<string>((resolve) => {
    let reasons = '';
    session.once('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      reasons = notRestoredExplanations.map(({ reason }) => reason).join(', ');
    });
    session.once('Page.frameNavigated', ({ type }) => {
      // The reasons may be told just after the navigation itself.
      if (type === 'BackForwardCacheRestore') resolve(CACHE);
      else setTimeout(() => resolve(`not cached: ${reasons || 'no reason told'}`), 500);
    });
    setTimeout(() => resolve('no navigation'), TIMEOUT_MS);
  });
  // The page may be gone before it can answer.
  const expression = `history.go(${steps})`;
  void session.send('Runtime.evaluate', { expression }).catch(() => undefined);
  return arrival;
}

/** Away from the page by a link's kind of navigation, back to it, and forward again. */
function thereAndBack(kind: Kind, site: string) {
  const other = kind.path === HOME.path ? FAQ.path : HOME.path;
  return async (phone: Phone) => {
    await phone.open(site + kind.path, 'networkIdle');
    await phone.open(site + other, 'networkIdle');
    return { back: await travel(phone, -1), forward: await travel(phone, 1) };
  };
}

/** Back and Forward on every kind of page. Where one was not kept, the bench ends with status 1. */
export function backForward(): Promise<Section> {
  return withBench(async ({ browser, origin }) => {
    const site = await origin(NO_DELAY, 'page');
    const rows: (readonly string[])[] = [];
    for (const kind of KINDS) {
      const { back, forward } = await onFreshPhone(browser, thereAndBack(kind, site));
      rows.push([kind.name, back, forward]);
      if (!kind.isError && (back !== CACHE || forward !== CACHE)) process.exitCode = 1;
    }
    return {
      title: 'Back and forward',
      method:
        'Each page left for another one, then Back to it and Forward again; where it did not come ' +
        'from the back/forward cache, the browser’s own reasons. (It never keeps a page with an ' +
        'error status, nor the one gone to from there.)',
      columns: ['page', 'back to it', 'forward from it'],
      rows,
    };
  });
}
