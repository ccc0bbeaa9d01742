// @ts-check
// npm start: builds the site and serves it with a working member login, on the edge host's runtime.
//   --built  serves the existing build
//   --dev    serves with hot reload instead of building
//   --edit   like --dev, with the editor of the content files (docs/editing.md)
import { mkdirSync, readFileSync } from 'node:fs';
import { SEEDED_MEMBER } from './auth-service/seeded-member.mjs';
import * as env from './environment.mjs';
import { isPortInUse } from './ports.mjs';
import {
  buildSite,
  startAuthService,
  startDevServer,
  startEditor,
  startSiteServer,
} from './processes.mjs';

/** A firm without member login needs no auth service. The file may have mistakes, which the site shows. */
const hasLogin = /^memberLogin: true$/m.test(readFileSync('src/content/company.yaml', 'utf8'));
const usesEmbeddedAuth = hasLogin && env.usesEmbeddedAuth;
const hasEditor = process.argv.includes('--edit');
const isDev = hasEditor || process.argv.includes('--dev');

const ports = {
  PORT: env.sitePort,
  ...(usesEmbeddedAuth && { AUTH_PORT: env.authPort, AUTH_CONTROL_PORT: env.authControlPort }),
  ...(hasEditor && { EDITOR_PORT: env.editorPort }),
};
for (const [name, port] of Object.entries(ports))
  if (await isPortInUse(port)) {
    console.error(`Port ${port} is in use. Stop the server on it, or set ${name} to another port.`);
    process.exit(1);
  }

if (!isDev && !process.argv.includes('--built')) await buildSite();
mkdirSync('.dev', { recursive: true });
await Promise.all([
  usesEmbeddedAuth && startAuthService(),
  isDev ? startDevServer(hasEditor) : startSiteServer(),
  hasEditor && startEditor(),
]);

console.log(`\n  Site    ${env.siteAddress}`);
if (hasEditor) {
  console.log(`  Editor  ${env.editorAddress} (in a Chromium browser: Chrome or Edge)`);
  console.log(`  Sign    ${env.editorAddress}/sign (translated texts beside the English ones)`);
  console.log(`  Launch  ${env.editorAddress}/launch (what blocks it, with links to the fields)`);
}
if (usesEmbeddedAuth) {
  console.log(`  Member  ${SEEDED_MEMBER.email} / ${SEEDED_MEMBER.password}`);
  console.log(`  Mail    ${env.authAddress}/mailbox`);
} else if (hasLogin) {
  console.log(`  Auth    ${env.environment['PUBLIC_SUPABASE_URL']}`);
}
console.log('\n  Press Ctrl-C to stop.\n');
