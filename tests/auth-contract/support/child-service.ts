import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** The embedded service in its own process, as `npm start` runs it. */
export interface ChildService {
  readonly origin: string;
  readonly controlOrigin: string;
  /** Sends a signal. @returns the exit status */
  readonly stop: (signal?: 'SIGTERM' | 'SIGINT' | 'SIGKILL') => Promise<number | null>;
  /** Disconnects from it, like a killed test run. @returns the exit status */
  readonly abandon: () => Promise<number | null>;
}

const readyForm = /^auth service ready on (http:\S+) \(.*control (http:[^)]+)\)$/;

/** Starts the service on free ports. */
export async function startChild(env: Record<string, string> = {}): Promise<ChildService> {
  const ports = { AUTH_PORT: '0', AUTH_CONTROL_PORT: '0' };
  const defaults = { ...ports, AUTH_DB: ':memory:' };
  const child = spawn(process.execPath, ['dev/auth-service/main.ts'], {
    env: { ...process.env, ...defaults, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const { stdout, stderr } = child;
  if (stdout === null || stderr === null) throw new Error('The service has no output');
  const exited = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : null));
  const errors: string[] = [];
  stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text));
  const firstLine = once(createInterface(stdout), 'line');
  const [readyLine] = await Promise.race([
    firstLine,
    exited.then((code) => Promise.reject(new Error(`Ended with ${code}: ${errors.join('')}`))),
  ]);
  const [, origin, controlOrigin] = readyForm.exec(String(readyLine)) ?? [];
  if (origin === undefined || controlOrigin === undefined) {
    throw new Error(`Not the ready line: ${readyLine}`);
  }
  // Later errors appear in the test report.
  stderr.pipe(process.stderr);
  return {
    origin,
    controlOrigin,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return exited;
    },
    abandon: () => {
      child.disconnect();
      return exited;
    },
  };
}
