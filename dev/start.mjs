// @ts-check
// npm start: builds the site and serves it with a working member login, on the edge host's runtime.
//   --built  serves the existing build
//   --dev    serves with hot reload instead of building
import { mkdirSync } from 'node:fs';
import { SEEDED_MEMBER } from './auth-service/seeded-member.mjs';
import {
  authAddress,
  authControlPort,
  authPort,
  distDir,
  environment,
  siteAddress,
  sitePort,
  usesEmbeddedAuth,
} from './environment.mjs';
import { isPortInUse } from './ports.mjs';
import {
  authHealthUrl,
  exitWithServers,
  run,
  startAuthService,
  startServer,
  startSiteServer,
  waitForServer,
} from './processes.mjs';

const isDev = process.argv.includes('--dev');

const ports = {
  PORT: sitePort,
  ...(usesEmbeddedAuth && { AUTH_PORT: authPort, AUTH_CONTROL_PORT: authControlPort }),
};
for (const [name, port] of Object.entries(ports))
  if (await isPortInUse(port)) {
    console.error(`Port ${port} is in use. Stop the server on it, or set ${name} to another port.`);
    exitWithServers(1);
  }

if (!isDev && !process.argv.includes('--built')) {
  const status = await run('astro', ['build', '--silent', '--outDir', distDir]);
  if (status !== 0) exitWithServers(status);
}
if (usesEmbeddedAuth) {
  mkdirSync('.dev', { recursive: true });
  startAuthService();
}
if (isDev) startServer('astro', ['dev', '--port', String(sitePort)]);
else startSiteServer();

await waitForServer(siteAddress);
if (usesEmbeddedAuth) await waitForServer(authHealthUrl);

console.log(`\n  Site    ${siteAddress}`);
if (usesEmbeddedAuth) {
  console.log(`  Member  ${SEEDED_MEMBER.email} / ${SEEDED_MEMBER.password}`);
  console.log(`  Mail    ${authAddress}/mailbox`);
} else {
  console.log(`  Auth    ${environment['PUBLIC_SUPABASE_URL']}`);
}
console.log('\n  Press Ctrl-C to stop.\n');
