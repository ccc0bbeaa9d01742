// @ts-check
// Child processes that end together with this one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import {
  authAddress,
  distDir,
  editorAddress,
  environment,
  siteAddress,
  sitePort,
} from './environment.mjs';

const START_TIMEOUT_MS = 60_000;
/** A server under load takes seconds to end. */
const STOP_TIMEOUT_MS = 5000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const servers = new Set();
let isStopping = false;

/**
 * Starts a server in its own process group, so that its children end with it. Waits until it
 * responds with any status; ends this process when it does not.
 * @param {string} address
 * @param {'inherit' | 'ignore'} output errors are always printed
 * @param {string} command
 * @param {string[]} args
 */
async function startServer(address, output, command, args) {
  const server = spawn(command, args, {
    env: environment,
    detached: true,
    stdio: ['ignore', output, 'inherit'],
  });
  servers.add(server);
  server.once('exit', (code) => {
    servers.delete(server);
    if (!code || isStopping) return;
    console.error(`${command} exited with status ${code}.`);
    void exitWithServers(code);
  });
  const startedAt = performance.now();
  while (!(await fetch(address).catch(() => undefined))) {
    if (performance.now() - startedAt > START_TIMEOUT_MS) {
      console.error(`${address} did not respond within ${START_TIMEOUT_MS / 1000} seconds.`);
      await exitWithServers(1);
    }
    await pause(200);
  }
}

/** Starts the auth service that replaces a Supabase project on this machine. */
export function startAuthService() {
  const main = ['--disable-warning=ExperimentalWarning', 'dev/auth-service/main.ts'];
  return startServer(`${authAddress}/auth/v1/health`, 'ignore', 'node', main);
}

/**
 * Serves the site with hot reload.
 * @param {boolean} previewsDrafts whether drafts of cities have a page
 */
export function startDevServer(previewsDrafts) {
  if (previewsDrafts) environment['PREVIEW_DRAFTS'] = '1';
  return startServer(siteAddress, 'inherit', 'astro', ['dev', '--port', String(sitePort)]);
}

/** Serves the editor of the content files. */
export function startEditor() {
  return startServer(editorAddress, 'ignore', 'node', ['dev/editor/main.ts']);
}

/** Serves the built site on the edge host's runtime. */
export function startSiteServer() {
  return startServer(siteAddress, 'ignore', 'wrangler', [
    ...['dev', '--assets', distDir, '--ip', '127.0.0.1', '--port', String(sitePort)],
    // There is no code to bundle, and to watch.
    '--no-bundle',
    ...['--inspector-port', '0', '--show-interactive-dev-session=false', '--log-level', 'error'],
  ]);
}

/**
 * @typedef {object} RunOptions
 * @property {number} [priority] as of the command `nice`: 19 is the lowest
 * @property {string} [log] file for the output, instead of the terminal
 */

/**
 * Runs a command and waits until it exits.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>} its exit status
 */
export async function run(command, args, { priority = 0, log } = {}) {
  const output = log === undefined ? 'inherit' : openSync(log, 'w');
  const child = spawn(command, args, { env: environment, stdio: ['inherit', output, output] });
  if (child.pid !== undefined && priority > 0) setPriority(child.pid, priority);
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}

/** Builds the site; ends this process when the build fails. */
export async function buildSite() {
  const status = await run('astro', ['build', '--silent', '--outDir', distDir]);
  if (status !== 0) await exitWithServers(status);
}

/**
 * Ends every server that this process has started, and their children, and then this process: their
 * ports are free after it.
 * @param {number} status of this process
 */
export async function exitWithServers(status) {
  isStopping = true;
  const open = [...servers];
  /** @param {'SIGTERM' | 'SIGKILL'} signal */
  const send = (signal) => {
    for (const { pid } of open)
      try {
        if (pid) process.kill(-pid, signal);
      } catch {
        // The group has already ended.
      }
  };
  send('SIGTERM');
  const ended = Promise.all(open.map((server) => once(server, 'exit')));
  await Promise.race([ended, pause(STOP_TIMEOUT_MS)]);
  send('SIGKILL');
  process.exit(status);
}

process.once('SIGINT', () => exitWithServers(0));
process.once('SIGTERM', () => exitWithServers(0));
