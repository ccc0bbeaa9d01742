import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** The embedded service as a process of its own, the way `npm start` runs it. */
export interface ChildService {
  readonly origin: string;
  readonly controlOrigin: string;
  readonly readyLine: string;
  /** Ends it by a signal and gives its exit status. */
  readonly stop: (signal?: 'SIGTERM' | 'SIGINT' | 'SIGKILL') => Promise<number | null>;
  /** Lets go of it, as a test run does that is cut short; it ends by itself. */
  readonly abandon: () => Promise<number | null>;
}

const readyForm = /^auth service ready on (http:\S+) \(.*control (http:[^)]+)\)$/;

/** Starts the service on ports of the system's choice, with a cheap password hash. */
export async function startChild(env: Record<string, string> = {}): Promise<ChildService> {
  const key = 'sb_publishable_local_development';
  const ports = { AUTH_PORT: '0', AUTH_CONTROL_PORT: '0' };
  const defaults = { ...ports, AUTH_DB: ':memory:', AUTH_KEY: key };
  const child = spawn(process.execPath, ['dev/auth-service/main.ts'], {
    env: { ...process.env, ...defaults, AUTH_BCRYPT_COST: '4', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const { stdout, stderr } = child;
  if (stdout === null || stderr === null) throw new Error('The service has no output');
  const exited = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : null));
  const said: string[] = [];
  stderr.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const firstLine = once(createInterface(stdout), 'line');
  const [readyLine] = await Promise.race([
    firstLine,
    exited.then((code) => Promise.reject(new Error(`Ended with ${code}: ${said.join('')}`))),
  ]);
  const [, origin, controlOrigin] = readyForm.exec(String(readyLine)) ?? [];
  if (origin === undefined || controlOrigin === undefined) {
    throw new Error(`Not the ready line: ${readyLine}`);
  }
  // Once it runs, what it complains of belongs into the report.
  stderr.pipe(process.stderr);
  return {
    origin,
    controlOrigin,
    readyLine: String(readyLine),
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
