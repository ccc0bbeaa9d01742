import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { z } from 'astro/zod';
import { browserPath } from '#dev/browser-path.mjs';

const FLAGS = [
  ...['--headless=new', '--no-sandbox', '--no-first-run', '--remote-debugging-port=0'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-extensions'],
  ...['--disable-background-timer-throttling', '--disable-renderer-backgrounding'],
  ...['--disable-backgrounding-occluded-windows', '--password-store=basic', '--use-mock-keychain'],
];

const messageSchema = z.object({
  id: z.number().optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
  method: z.string().optional(),
  params: z.unknown().optional(),
});

/** A DevTools protocol session with the browser or with one page. */
export class DevToolsSession {
  private readonly socket: WebSocket;
  private readonly pending = new Map<number, PromiseWithResolvers<unknown>>();
  private readonly listeners: { method: string; listen: (params: unknown) => void }[] = [];
  private lastId = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const { id, result, error, method, params } = messageSchema.parse(JSON.parse(String(data)));
      const command = id === undefined ? undefined : this.pending.get(id);
      if (error) command?.reject(new Error(error.message));
      else command?.resolve(result);
      for (const listener of this.listeners)
        if (listener.method === method) listener.listen(params);
    });
  }

  static async connect(url: string): Promise<DevToolsSession> {
    const socket = new WebSocket(url);
    await once(socket, 'open');
    return new DevToolsSession(socket);
  }

  send(method: string, params: object = {}): Promise<unknown> {
    const command = Promise.withResolvers<unknown>();
    this.lastId += 1;
    this.pending.set(this.lastId, command);
    this.socket.send(JSON.stringify({ id: this.lastId, method, params }));
    return command.promise;
  }

  /** @param schema of the event fields that the listener reads */
  on<Params>(method: string, schema: z.ZodType<Params>, listen: (params: Params) => void): void {
    this.listeners.push({ method, listen: (params) => listen(schema.parse(params)) });
  }

  close(): void {
    this.socket.close();
  }
}

/** A running Chromium. */
export interface Browser {
  readonly session: DevToolsSession;
  readonly debuggingPort: number;
  close(): Promise<void>;
}

/**
 * Starts Chromium without a test driver. A driver observes the scripts of a page, so the engine
 * records the position of every function, and React's code takes twice as long.
 */
export async function launchBrowser(flags: readonly string[]): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-browser-'));
  const path = browserPath ?? chromium.executablePath();
  const args = [...FLAGS, ...flags, `--user-data-dir=${profile}`, 'about:blank'];
  const browser = spawn(path, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  for await (const line of createInterface(browser.stderr)) {
    if (!line.startsWith('DevTools listening on ')) continue;
    const url = line.slice('DevTools listening on '.length);
    browser.stderr.resume();
    return {
      session: await DevToolsSession.connect(url),
      debuggingPort: Number(new URL(url).port),
      async close() {
        browser.kill();
        await once(browser, 'exit');
        rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
      },
    };
  }
  throw new Error(`${path} did not start`);
}

const STEP_MS = 20;
const TIMEOUT_MS = 60_000;

/**
 * Waits until a condition is true.
 * @param condition completes 'timed out waiting until …'
 * @throws after a minute
 */
export async function waitUntil(condition: string, holds: () => boolean | Promise<boolean>) {
  for (let waitedMs = 0; waitedMs < TIMEOUT_MS; waitedMs += STEP_MS) {
    if (await holds()) return;
    await pause(STEP_MS);
  }
  throw new Error(`timed out waiting until ${condition}`);
}
