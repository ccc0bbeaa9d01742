import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { createEditorConfig } from './editor-config.ts';
import { createSigningApp } from './signing-app.ts';

/** Parts of the editor that are loaded when a photo or formatted text is added, and their package. */
const MODULES = ['exifr', 'turndown'];

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Website editor</title>
<!-- The editor works on a folder. Signing in to a Git host is not offered. -->
<style>.buttons > .button.secondary { display: none }</style>
<script type="importmap">${JSON.stringify({
  imports: Object.fromEntries(MODULES.map((name) => [`${name}/`, `/${name}/`])),
})}</script>
<script type="module">
  import CMS from '/cms/index.js';
  const config = await (await fetch('/config.json')).json();
  CMS.init({ config });
</script>
</html>
`;

/** The editor loads nothing from other servers, sends nothing to them, and is in no frame of theirs. */
const POLICY =
  "default-src 'self' 'unsafe-inline' 'wasm-unsafe-eval' blob: data:; form-action 'self'; frame-ancestors 'none'";

/**
 * Creates the server of the editor (OWN-1): its page, its configuration, the package's files, and the
 * pages that sign translations (ES-5).
 *
 * @param siteAddress - Address of the running site.
 */
export function createEditorApp(siteAddress: string): Hono {
  const packageFiles = (prefix: string, folder: string) =>
    serveStatic({ root: folder, rewriteRequestPath: (path) => path.replace(prefix, '') });
  const app = new Hono({ strict: false });
  app.use(async (c, next) => {
    await next();
    c.header('Content-Security-Policy', POLICY);
  });
  app.get('/', (c) => c.html(PAGE));
  app.route('/sign', createSigningApp());
  app.get('/config.json', (c) => c.json(createEditorConfig(siteAddress)));
  app.get('/cms/*', packageFiles('/cms', 'node_modules/@sveltia/cms/npm'));
  for (const name of MODULES)
    app.get(`/${name}/*`, packageFiles(`/${name}`, `node_modules/${name}`));
  return app;
}
