import { z } from 'astro/zod';
import { type Browser, DevToolsSession, waitUntil } from './browser.ts';

const SCREEN = { width: 360, height: 800, deviceScaleFactor: 2, mobile: true };
const CPU_SLOWDOWN = 4;

/** A page with the screen, the touch input and the speed of a phone. */
export class MobilePage {
  readonly session: DevToolsSession;
  private readonly reached = new Set<string>();
  private latestNavigation = '';

  constructor(session: DevToolsSession) {
    this.session = session;
    const lifecycleSchema = z.object({ loaderId: z.string(), name: z.string() });
    session.on('Page.lifecycleEvent', lifecycleSchema, ({ loaderId, name }) => {
      this.reached.add(`${loaderId} ${name}`);
      if (name === 'init') this.latestNavigation = loaderId;
    });
  }

  /** Opens an address and waits for a lifecycle event. */
  async open(url: string, event: 'load' | 'networkIdle'): Promise<void> {
    const response = await this.session.send('Page.navigate', { url });
    const { loaderId } = z.object({ loaderId: z.string() }).parse(response);
    await waitUntil(`${url} reaches ${event}`, () => this.reached.has(`${loaderId} ${event}`));
  }

  /** Runs an action that leads to another page, and waits until that page has loaded. */
  async follow(navigate: () => Promise<void>): Promise<void> {
    const before = this.latestNavigation;
    await navigate();
    await waitUntil('another page has loaded', () => {
      const latest = this.latestNavigation;
      return latest !== before && this.reached.has(`${latest} load`);
    });
  }

  /** Runs a function in the page with JSON values, and parses what it returns. */
  async evaluate<Result>(
    schema: z.ZodType<Result>,
    run: (...values: never[]) => unknown,
    ...values: readonly (string | number)[]
  ): Promise<Result> {
    const expression = `(${run})(${values.map((value) => JSON.stringify(value)).join()})`;
    const params = { expression, awaitPromise: true, returnByValue: true };
    const response = await this.session.send('Runtime.evaluate', params);
    const { result, exceptionDetails } = z
      .object({
        result: z.object({ value: z.unknown().optional() }),
        exceptionDetails: z.object({ text: z.string() }).optional(),
      })
      .parse(response);
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return schema.parse(result.value);
  }

  /**
   * Starts collecting numbers in the page.
   * @param start runs in the page and returns the array that it fills
   * @returns a function that reads the numbers so far
   */
  async collect(start: () => number[]): Promise<() => Promise<number[]>> {
    const response = await this.session.send('Runtime.evaluate', { expression: `(${start})()` });
    const handle = z.object({ result: z.object({ objectId: z.string() }) }).parse(response);
    const { objectId } = handle.result;
    const functionDeclaration = 'function(){return this}';
    return async () => {
      const params = { objectId, functionDeclaration, returnByValue: true };
      const collected = await this.session.send('Runtime.callFunctionOn', params);
      const schema = z.object({ result: z.object({ value: z.array(z.number()) }) });
      return schema.parse(collected).result.value;
    };
  }
}

/** Runs an action with a new page: empty cache, no open connection, processor four times slower. */
export async function withMobilePage<Result>(
  { session: root, debuggingPort }: Browser,
  run: (page: MobilePage) => Promise<Result>,
): Promise<Result> {
  const { browserContextId } = z
    .object({ browserContextId: z.string() })
    .parse(await root.send('Target.createBrowserContext'));
  const params = { url: 'about:blank', browserContextId };
  const target = await root.send('Target.createTarget', params);
  const { targetId } = z.object({ targetId: z.string() }).parse(target);
  const url = `ws://127.0.0.1:${debuggingPort}/devtools/page/${targetId}`;
  const session = await DevToolsSession.connect(url);
  try {
    await session.send('Page.enable');
    await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
    await session.send('Emulation.setDeviceMetricsOverride', SCREEN);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await run(new MobilePage(session));
  } finally {
    session.close();
    await root.send('Target.disposeBrowserContext', { browserContextId });
  }
}
