import { chromium } from '@playwright/test';
import puppeteer, { type Browser, type CDPSession } from 'puppeteer-core';
import { browserPath } from '#dev/browser-path.mjs';

/** A slow network, which the browser simulates. */
export interface Link {
  readonly name: string;
  /** milliseconds from a request to its response */
  readonly latency: number;
  /** bytes per second */
  readonly downloadThroughput: number;
}

export const SLOW_4G: Link = { name: 'slow 4G', latency: 150, downloadThroughput: 200_000 };
export const SLOW_3G: Link = { name: 'slow 3G', latency: 400, downloadThroughput: 50_000 };

/** What the browser simulates, for the texts of the results. */
export const THROTTLING =
  'Slow 4G: 150 ms, 1.6 Mbit/s; slow 3G: 400 ms, 400 kbit/s; simulated by the browser, which delays ' +
  'each response and limits its speed, but charges no connection set-up and no slow start.';

const SCREEN = { height: 800, deviceScaleFactor: 2, mobile: true };
const ANY_LINK = { offline: false, uploadThroughput: -1 };
const PHONE_WIDTH = 360;
const CPU_SLOWDOWN = 4;
const TIMEOUT_MS = 60_000;
/** Holds every screen: what is outside of the window is not drawn, so its frames never arrive. */
const WINDOW = '--window-size=1280,900';

/** Runs an action with a new browser. */
export async function withBrowser<Result>(run: (browser: Browser) => Promise<Result>) {
  const executablePath = browserPath ?? chromium.executablePath();
  const browser = await puppeteer.launch({ executablePath, args: ['--no-sandbox', WINDOW] });
  try {
    return await run(browser);
  } finally {
    await browser.close();
  }
}

/** A page with the screen, the touch input and the speed of a phone. */
export class MobilePage {
  readonly session: CDPSession;

  constructor(session: CDPSession) {
    this.session = session;
  }

  /** Opens an address and waits for its load event. */
  async open(url: string): Promise<void> {
    const isLoaded = this.nextLoad();
    await this.session.send('Page.navigate', { url });
    await isLoaded;
  }

  /** Waits for the next load event. @throws after a minute */
  nextLoad(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.session.once('Page.loadEventFired', () => resolve());
      setTimeout(() => reject(new Error('no page has loaded')), TIMEOUT_MS).unref();
    });
  }

  /** Runs a function in the page. Its parameters and its result have to be JSON. */
  async evaluate<Values extends readonly (string | number)[], Result>(
    run: (...values: Values) => Result,
    ...values: Values
  ): Promise<Awaited<Result>> {
    const { result, exceptionDetails } = await this.session.send('Runtime.evaluate', {
      expression: `(${run})(...${JSON.stringify(values)})`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
    return result.value;
  }
}

/**
 * Runs an action with a new page, as wide as a phone by default: empty cache, processor four times slower.
 * The page is not opened by the library, which observes the scripts of its pages: the engine then
 * records the position of every function, and React's code takes twice as long.
 */
export async function withMobilePage<Result>(
  browser: Browser,
  { link, width = PHONE_WIDTH }: { link?: Link; width?: number | undefined },
  run: (page: MobilePage) => Promise<Result>,
): Promise<Result> {
  const context = await browser.createBrowserContext();
  try {
    const root = await browser.target().createCDPSession();
    const params = { url: 'about:blank', browserContextId: String(context.id) };
    await root.send('Target.createTarget', params);
    const target = await context.waitForTarget((one) => one.type() === 'page');
    const session = await target.createCDPSession();
    await session.send('Page.enable');
    await session.send('Emulation.setDeviceMetricsOverride', { ...SCREEN, width });
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    if (link) await session.send('Network.enable');
    if (link) await session.send('Network.emulateNetworkConditions', { ...ANY_LINK, ...link });
    return await run(new MobilePage(session));
  } finally {
    await context.close();
  }
}
