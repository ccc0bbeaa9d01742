// @ts-check
// npm start: builds the site and serves it with a working member login, on the edge host's own local runtime.
//   --built  serves what is built already
//   --dev    hot reload instead of the build
import { mkdirSync } from 'node:fs';
import { authHealth, serveAuth } from './embedded-auth.mjs';
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
import { isTaken } from './ports.mjs';
import { endAll, run, serve, untilReady } from './processes.mjs';

const isDev = process.argv.includes('--dev');

const ports = {
  PORT: sitePort,
  ...(usesEmbeddedAuth && { AUTH_PORT: authPort, AUTH_CONTROL_PORT: authControlPort }),
};
for (const [name, port] of Object.entries(ports))
  if (await isTaken(port)) {
    console.error(`Port ${port} is taken: stop what listens there, or set ${name} to another.`);
    endAll(1);
  }

if (!isDev && !process.argv.includes('--built')) {
  const code = await run('astro', ['build', '--silent', '--outDir', distDir]);
  if (code) endAll(code);
}
if (usesEmbeddedAuth) {
  mkdirSync('.dev', { recursive: true });
  serveAuth();
}
if (isDev) serve('astro', ['dev', '--port', String(sitePort)]);
else
  serve(
    'wrangler',
    [
      ...['dev', '--assets', distDir, '--ip', '127.0.0.1', '--port', String(sitePort)],
      ...['--inspector-port', '0', '--show-interactive-dev-session=false', '--log-level', 'error'],
    ],
    { quiet: true },
  );

await untilReady(siteAddress);
if (usesEmbeddedAuth) await untilReady(authHealth);

console.log(`\n  Site    ${siteAddress}`);
if (usesEmbeddedAuth) {
  const { SEEDED_MEMBER } = await import('./auth-service/seeded-member.mjs');
  console.log(`  Member  ${SEEDED_MEMBER.email} / ${SEEDED_MEMBER.password}`);
  console.log(`  Mails   ${authAddress}/mailbox`);
} else {
  console.log(`  Members are kept at ${environment['PUBLIC_SUPABASE_URL']}`);
}
console.log('\n  Ctrl-C stops it.\n');
