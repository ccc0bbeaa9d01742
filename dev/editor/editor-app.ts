import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { refusalOf, savedFileSchema } from './check-save.ts';
import { createEditorConfig } from './editor-config.ts';
import {
  cmsScript,
  EDITOR_POLICY,
  editorPage,
  editorScript,
  PACKAGES,
  SCRIPTS,
} from './editor-page-files.ts';
import { launchPage, publishCity } from './launch-page.ts';
import { createSigningApp } from './signing-app.ts';

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
    c.header('Content-Security-Policy', EDITOR_POLICY);
  });
  app.get('/', (c) => c.html(editorPage({ isOnline: false })));
  for (const name of SCRIPTS)
    app.get(`/${name}.js`, (c) =>
      c.body(editorScript(name), 200, { 'Content-Type': 'text/javascript' }),
    );
  app.get('/cms/index.js', (c) => c.body(cmsScript(), 200, { 'Content-Type': 'text/javascript' }));
  app.post('/check', async (c) => {
    const refusal = refusalOf(savedFileSchema.parse(await c.req.json()), root);
    return refusal === undefined ? c.body(null, 204) : c.text(refusal, 422);
  });
  app.get('/launch', (c) => c.html(launchPage(root)));
  app.post('/launch', async (c) => {
    const refusal = publishCity(await c.req.parseBody(), root);
    if (refusal === undefined) return c.redirect('/launch', 303);
    return c.html(launchPage(root, `The city is not published yet. ${refusal}`), 422);
  });
  app.route('/sign', createSigningApp());
  app.get('/config.json', (c) => c.json(createEditorConfig(siteAddress)));
  app.get('/photos/*', serveStatic({ root: join(root, 'src/content') }));
  for (const [prefix, folder] of Object.entries(PACKAGES))
    app.get(
      `${prefix}/*`,
      serveStatic({ root: folder, rewriteRequestPath: (path) => path.slice(prefix.length) }),
    );
  return app;
}
