// @ts-check
// Child processes that end together with this one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { authAddress, distDir, environment, sitePort } from './environment.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Address that responds as soon as the auth service is ready. */
export const authHealthUrl = `${authAddress}/auth/v1/health`;

/** Starts the auth service that replaces a Supabase project on this machine. */
export function startAuthService() {
  const main = ['--disable-warning=ExperimentalWarning', 'dev/auth-service/main.ts'];
  startServer('node', main, { isQuiet: true });
}

/** Serves the built site on the edge host's runtime. */
export function startSiteServer() {
  const address = ['--ip', '127.0.0.1', '--port', String(sitePort), '--inspector-port', '0'];
  const output = ['--show-interactive-dev-session=false', '--log-level', 'error'];
  startServer('wrangler', ['dev', '--assets', distDir, ...address, ...output], { isQuiet: true });
}

/**
 * Starts a server in its own process group, so that its children end with it.
 * @param {string} command
 * @param {string[]} args
 * @param {{ isQuiet?: boolean }} [options] isQuiet: prints errors only
 */
export function startServer(command, args, { isQuiet = false } = {}) {
  const child = spawn(command, args, {
    env: environment,
    detached: true,
    stdio: ['ignore', isQuiet ? 'ignore' : 'inherit', 'inherit'],
  });
  running.add(child);
  child.once('exit', (code) => {
    running.delete(child);
    if (code) {
      console.error(`${command} exited with status ${code}.`);
      exitWithServers(code);
    }
  });
}

/**
 * Runs a command and waits until it exits.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<number>} its exit status
 */
export async function run(command, args) {
  const child = spawn(command, args, { env: environment, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}

/**
 * Ends this process and every server it has started.
 * @param {number} status of this process
 */
export function exitWithServers(status) {
  for (const { pid } of running)
    try {
      if (pid) process.kill(-pid, 'SIGTERM');
    } catch {
      // The group has already ended.
    }
  process.exit(status);
}

/**
 * Waits until a server responds with any status; exits when it does not.
 * @param {string} address
 * @param {number} [seconds] before giving up
 */
export async function waitForServer(address, seconds = 60) {
  for (let tries = 0; tries < seconds * 5; tries++) {
    const response = await fetch(address).catch(() => undefined);
    if (response) return;
    await pause(200);
  }
  console.error(`${address} did not respond within ${seconds} seconds.`);
  exitWithServers(1);
}

process.once('SIGINT', () => exitWithServers(0));
process.once('SIGTERM', () => exitWithServers(0));
