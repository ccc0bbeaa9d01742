import { chromium } from '@playwright/test';
import { z } from 'astro/zod';
import puppeteer, { type Browser, type CDPSession } from 'puppeteer-core';
import { browserPath } from '#dev/browser-path.mjs';
import type { Certificate } from './network/certificate.ts';
import { waitUntil } from './wait.ts';

const SCREEN = { width: 360, height: 800, deviceScaleFactor: 2, mobile: true };
const CPU_SLOWDOWN = 4;

/** The flag that makes a self-signed certificate as good as a real one. */
export const trusting = ({ fingerprint }: Certificate) =>
  `--ignore-certificate-errors-spki-list=${fingerprint}`;

/** @returns a browser that trusts the certificate and whose pages nobody inspects */
export function launch(certificate: Certificate): Promise<Browser> {
  return puppeteer.launch({
    executablePath: browserPath ?? chromium.executablePath(),
    args: ['--no-sandbox', trusting(certificate)],
    targetFilter: () => false,
    waitForInitialPage: false,
  });
}

/** How far a page has come, in the browser's words. */
type Stage = 'load' | 'networkIdle';

/**
 * A phone that is only measured, by the browser's own protocol. A page that is driven by a test's
 * tools has its script watched: the browser's engine then keeps the places of all functions, and
 * React's code takes twice its time.
 */
export class Phone {
  readonly session: CDPSession;
  /** of every navigation: what it has reached, and which is the latest */
  private readonly reached = new Set<string>();
  private navigation = '';

  constructor(session: CDPSession) {
    this.session = session;
    session.on('Page.lifecycleEvent', ({ loaderId, name }) => {
      this.reached.add(`${loaderId} ${name}`);
      if (name === 'init') this.navigation = loaderId;
    });
  }

  /** Opens an address and waits until it has come that far. */
  async open(url: string, stage: Stage): Promise<void> {
    const { loaderId = '' } = await this.session.send('Page.navigate', { url });
    await waitUntil(`${url} has reached ${stage}`, () => this.reached.has(`${loaderId} ${stage}`));
  }

  /** Does something that leads to another page, and waits until that has loaded. */
  async follow(lead: () => Promise<void>): Promise<void> {
    const before = this.navigation;
    await lead();
    await waitUntil(
      'another page has loaded',
      () => this.navigation !== before && this.reached.has(`${this.navigation} load`),
    );
  }

  /** Runs a function in the page, with values that JSON can carry, and reads what it returns. */
  async read<Result>(
    schema: z.ZodType<Result>,
    run: (...values: never[]) => unknown,
    ...values: readonly (string | number)[]
  ): Promise<Result> {
    const expression = `(${run})(${values.map((value) => JSON.stringify(value)).join()})`;
    const asked = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await this.session.send('Runtime.evaluate', asked);
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return schema.parse(result.value);
  }

  /**
   * Lets a function in the page collect numbers from now on.
   * @returns reads what has been collected so far
   */
  async collect(begin: () => number[]): Promise<() => Promise<number[]>> {
    const { result } = await this.session.send('Runtime.evaluate', { expression: `(${begin})()` });
    const { objectId = '' } = result;
    const asked = { objectId, functionDeclaration: 'function(){return this}', returnByValue: true };
    return async () => {
      const { result: collected } = await this.session.send('Runtime.callFunctionOn', asked);
      return z.array(z.number()).parse(collected.value);
    };
  }
}

/** Does something on a new phone: nothing cached, no connection open, processor four times slower. */
export async function onFreshPhone<Result>(
  browser: Browser,
  run: (phone: Phone) => Promise<Result>,
): Promise<Result> {
  const root = await browser.target().createCDPSession();
  const { browserContextId } = await root.send('Target.createBrowserContext');
  try {
    const url = 'about:blank';
    const { targetId } = await root.send('Target.createTarget', { url, browserContextId });
    const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: true });
    const session = root.connection()?.session(sessionId);
    if (!session) throw new Error('the browser has closed the page');
    const phone = new Phone(session);
    await session.send('Page.enable');
    await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
    await session.send('Emulation.setDeviceMetricsOverride', SCREEN);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await run(phone);
  } finally {
    await root.send('Target.disposeBrowserContext', { browserContextId });
    await root.detach();
  }
}
