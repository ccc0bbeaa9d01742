// @ts-check
// Addresses of the local servers, and the environment of every command.
import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';

if (existsSync('.env')) process.loadEnvFile('.env');

/** @param {string} name @param {number} fallback */
const port = (name, fallback) => Number(process.env[name] || fallback);

export const sitePort = port('PORT', 4321);
export const authPort = port('AUTH_PORT', 4322);
export const authControlPort = port('AUTH_CONTROL_PORT', 4323);
export const editorPort = port('EDITOR_PORT', 4324);
export const distDir = process.env['DIST_DIR'] || 'dist';
export const siteAddress = `http://localhost:${sitePort}`;
export const editorAddress = `http://localhost:${editorPort}`;

/** Address of the embedded auth service. */
export const authAddress = `http://127.0.0.1:${authPort}`;

/** The site uses the embedded auth service unless a Supabase project is configured. */
export const usesEmbeddedAuth =
  !process.env['PUBLIC_SUPABASE_URL'] || process.env['PUBLIC_SUPABASE_URL'] === authAddress;

/** @type {NodeJS.ProcessEnv} */
export const environment = {
  ...process.env,
  PATH: `node_modules/.bin${delimiter}${process.env['PATH']}`,
  ASTRO_TELEMETRY_DISABLED: '1',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_WRITE_LOGS: 'false',
  // In an automated environment, Astro's server detaches unless this variable is set.
  ASTRO_DEV_BACKGROUND: '0',
  ...(usesEmbeddedAuth && {
    PUBLIC_SUPABASE_URL: authAddress,
    PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_local_development',
  }),
  EDITOR_PORT: String(editorPort),
  AUTH_PORT: String(authPort),
  AUTH_CONTROL_PORT: String(authControlPort),
  AUTH_DB: process.env['AUTH_DB'] || '.dev/auth.json',
  SITE_URL: siteAddress,
};
