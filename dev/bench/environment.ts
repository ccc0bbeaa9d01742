// Imported first: dev/environment.mjs reads these variables when it is loaded.
import { freePort } from '#dev/ports.mjs';

/** Whether the bench builds the site, into its own folder. */
export const needsBuild = !process.env['DIST_DIR'];
if (needsBuild) process.env['DIST_DIR'] = '.dev/bench/site';
process.env['PORT'] = String(await freePort());
