// @ts-check
// Child processes that end together with this one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { environment } from './environment.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Starts a server in a process group of its own, so that its children end with it.
 * @param {string} command
 * @param {string[]} args
 * @param {{ quiet?: boolean }} [options] quiet: only errors are shown
 */
export function serve(command, args, { quiet = false } = {}) {
  const child = spawn(command, args, {
    env: environment,
    detached: true,
    stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
  });
  running.add(child);
  child.once('exit', (code) => {
    running.delete(child);
    if (code) {
      console.error(`${command} ended with status ${code}.`);
      endAll(code);
    }
  });
  return child;
}

/**
 * Runs a command to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} its exit status
 */
export async function run(command, args, env = environment) {
  const child = spawn(command, args, { env, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}

/**
 * Ends this process and every server it has started.
 * @param {number} [code] status of this process
 */
export function endAll(code = 0) {
  for (const { pid } of running) if (pid) killGroup(pid);
  process.exit(code);
}

/** @param {number} pid */
function killGroup(pid) {
  try {
    process.kill(-pid, 'SIGTERM');
  } catch {
    // It has ended by itself.
  }
}

/**
 * Waits for a server; ends everything when it does not come.
 * @param {string} address answers once the server is ready, whatever it says
 * @param {number} [seconds] before giving up
 */
export async function untilReady(address, seconds = 60) {
  for (let tries = 0; tries < seconds * 5; tries++) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer) return;
    await pause(200);
  }
  console.error(`${address} did not answer within ${seconds} seconds.`);
  endAll(1);
}

process.once('SIGINT', () => endAll(0));
process.once('SIGTERM', () => endAll(0));
