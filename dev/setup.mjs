// @ts-check
// Runs every other command, and installs missing packages before. Plain JavaScript without
// dependencies, which Node 20 can run.
//   node dev/setup.mjs                      installs the packages of the lock file
//   node dev/setup.mjs --browser            also installs Chromium for the tests, if there is none
//   node dev/setup.mjs [--browser] command  then runs a command, with the Node of the packages
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { browserPath } from './browser-path.mjs';

const STAMP = 'node_modules/.setup-stamp';

/**
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {boolean} whether it succeeded
 */
function run(command, args, env = {}) {
  return (
    spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0
  );
}

/** @param {string} message */
function exitWithError(message) {
  console.error(message);
  process.exit(1);
}

function installPackages() {
  const wanted = createHash('sha256')
    .update(readFileSync('package-lock.json'))
    .update(process.platform + process.arch)
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('Installing packages (once, about half a minute)…');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--loglevel=error', '--no-audit', '--no-fund'];
  const done = npm ? run(process.execPath, [npm, ...args]) : run('npm', args);
  if (!done) exitWithError('Packages could not be installed. See the messages above.');
  writeFileSync(STAMP, wanted);
}

function installBrowser() {
  if (browserPath !== undefined) return;
  const isDebianRoot =
    process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/etc/debian_version');
  const apt = (/** @type {string[]} */ ...args) =>
    run('apt-get', args, { DEBIAN_FRONTEND: 'noninteractive' });
  const install = (/** @type {string} */ name) =>
    apt('install', '-y', '-qq', '--no-install-recommends', name);
  const done = isDebianRoot
    ? apt('update', '-qq') && (install('chromium-headless-shell') || install('chromium'))
    : run('node_modules/.bin/playwright', ['install', 'chromium']);
  if (!done) exitWithError('No Chromium for the tests. Install it, or set CHROMIUM_PATH.');
}

/**
 * Runs a command until it exits, and exits with its status. Ctrl-C reaches it without this process.
 *
 * @param {string} name
 * @param {string[]} parameters
 */
function runCommand(name, parameters) {
  const env = {
    ...process.env,
    PATH: `node_modules/.bin${delimiter}${process.env.PATH}`,
    // A tenth of a build was compiling the same code again.
    NODE_COMPILE_CACHE: resolve('.cache/node'),
  };
  const child = spawn(name, parameters, { stdio: 'inherit', env });
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (status) => process.exit(typeof status === 'number' ? status : 1));
}

if (Number(process.versions.node.split('.')[0]) < 20)
  exitWithError('Node 20 or newer is required.');
const [first, ...rest] = process.argv.slice(2);
const needsBrowser = first === '--browser';
const [command, ...args] = needsBrowser || first === undefined ? rest : [first, ...rest];
installPackages();
if (needsBrowser) installBrowser();
if (command !== undefined) runCommand(command, args);
