import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { refusalOf, savedFileSchema } from './check-save.ts';
import { createEditorConfig } from './editor-config.ts';
import { launchPage } from './launch-page.ts';
import { createSigningApp } from './signing-app.ts';

/** Folders of packages from which the page loads modules and icons, by address. */
const PACKAGES = {
  '/cms': 'node_modules/@sveltia/cms/npm',
  '/exifr': 'node_modules/exifr',
  '/immutable': 'node_modules/immutable/dist',
  '/turndown': 'node_modules/turndown',
  '/icons': 'node_modules/lucide-static/icons',
};

/** Modules by the names that the editor imports. */
const IMPORTS = {
  '@sveltia/cms': '/cms/index.js',
  immutable: '/immutable/immutable.es.js',
  'exifr/': '/exifr/',
  'turndown/': '/turndown/',
};

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Website editor</title>
<style>
  /* The editor works on a folder. Signing in to a Git host is not offered. */
  .buttons > .button.secondary { display: none }
  .icons { display: flex; flex-wrap: wrap; gap: 4px }
  .icons label { display: flex; padding: 6px; border: 2px solid transparent; border-radius: 6px; background: #fff }
  .icons label:has(:checked) { border-color: currentcolor }
  .icons label:focus-within { outline: 2px solid currentcolor }
  .icons input { appearance: none; margin: 0; outline: none }
  /* A message has a line for each fault. */
  [role=alertdialog] { white-space: pre-line }
</style>
<script type="importmap">${JSON.stringify({ imports: IMPORTS })}</script>
<script type="module" src="/editor-page.js"></script>
</html>
`;

/** The editor loads nothing from other servers, sends nothing to them, and is in no frame of theirs. */
const POLICY =
  "default-src 'self' 'unsafe-inline' 'wasm-unsafe-eval' blob: data:; form-action 'self'; frame-ancestors 'none'";

/**
 * Creates the server of the editor (OWN-1): its page, its configuration, the package's files, the check
 * of what is about to be saved, what blocks the launch, and the pages that sign translations (ES-5).
 *
 * @param siteAddress - Address of the running site.
 * @param root - Folder of the project that is edited.
 */
export function createEditorApp(siteAddress: string, root = '.'): Hono {
  const app = new Hono({ strict: false });
  // The server writes and reads content files: requests of other websites are refused.
  app.use(csrf());
  app.use((c, next) => {
    const isLocal = new URL(c.req.url).hostname === 'localhost';
    return isLocal ? next() : Promise.resolve(c.text('Only http://localhost is served.', 403));
  });
  app.use(async (c, next) => {
    await next();
    c.header('Content-Security-Policy', POLICY);
  });
  app.get('/', (c) => c.html(PAGE));
  app.get('/editor-page.js', (c) => {
    const source = readFileSync(new URL('editor-page.ts', import.meta.url), 'utf8');
    return c.body(stripTypeScriptTypes(source), 200, { 'Content-Type': 'text/javascript' });
  });
  app.post('/check', async (c) => {
    const refusal = refusalOf(savedFileSchema.parse(await c.req.json()), root);
    return refusal === undefined ? c.body(null, 204) : c.text(refusal, 422);
  });
  app.get('/launch', (c) => c.html(launchPage()));
  app.route('/sign', createSigningApp());
  app.get('/config.json', (c) => c.json(createEditorConfig(siteAddress)));
  for (const [prefix, folder] of Object.entries(PACKAGES))
    app.get(
      `${prefix}/*`,
      serveStatic({ root: folder, rewriteRequestPath: (path) => path.slice(prefix.length) }),
    );
  return app;
}
