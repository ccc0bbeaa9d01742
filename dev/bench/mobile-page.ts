import { chromium } from '@playwright/test';
import puppeteer, { type Browser, type CDPSession } from 'puppeteer-core';
import { browserPath } from '#dev/browser-path.mjs';
import { TRUST_FLAG } from './network/server.ts';

const SCREEN = { height: 800, deviceScaleFactor: 2, mobile: true };
const PHONE_WIDTH = 360;
const CPU_SLOWDOWN = 4;
const TIMEOUT_MS = 60_000;

/** Runs an action with a browser that trusts the servers of the bench. */
export async function withBrowser<Result>(run: (browser: Browser) => Promise<Result>) {
  const executablePath = browserPath ?? chromium.executablePath();
  const browser = await puppeteer.launch({ executablePath, args: ['--no-sandbox', TRUST_FLAG] });
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
 * Runs an action with a new page, as wide as a phone by default: empty cache, no open connection, processor four times slower.
 * The page is not opened by the library, which observes the scripts of its pages: the engine then
 * records the position of every function, and React's code takes twice as long.
 */
export async function withMobilePage<Result>(
  browser: Browser,
  run: (page: MobilePage) => Promise<Result>,
  width = PHONE_WIDTH,
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
    return await run(new MobilePage(session));
  } finally {
    await context.close();
  }
}
