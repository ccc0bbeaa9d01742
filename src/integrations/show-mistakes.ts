import { escapeMarkup } from '#src/domain/escape-markup.ts';
import { resolve, sep } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { AstroIntegration } from 'astro';

const FOLDER = resolve('src/content') + sep;

/** Reads all content apart from the modules of the server, which keep what they have read. */
async function findMistake(): Promise<string | undefined> {
  const worker = new Worker(new URL('check-content.ts', import.meta.url));
  return new Promise((settle) => {
    worker.once('message', settle);
    worker.once('error', ({ message }) => settle(message));
  });
}

/** Page that is shown instead of every other one, and loads again when the content changes. */
const mistakePage = (message: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Something to correct</title>
<script type="module" src="/@vite/client"></script>
<style>
  :root { color-scheme: light dark }
  body { max-width: 44rem; margin: 3rem auto; padding: 0 1rem; font: 1.1rem/1.5 system-ui }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; padding: 1rem; border-left: 4px solid #c00 }
</style>
<h1>Something to correct</h1>
<p>The website cannot be shown until this is corrected in the editor. Then it comes back by itself.</p>
<pre>${escapeMarkup(message)}</pre>
</html>
`;

/**
 * Shows mistakes in the content in the tab of the site while it is edited (OWN-5): what is wrong, where,
 * and what is right, without a stack trace.
 */
export function showMistakes(): AstroIntegration {
  return {
    name: 'show-mistakes',
    hooks: {
      'astro:server:setup': ({ server }) => {
        let mistake = findMistake();
        server.watcher.on('all', (_, file) => {
          if (!file.startsWith(FOLDER)) return;
          mistake = findMistake();
          // A server whose configuration names a mistake keeps the pages that it had.
          void mistake.then(() => server.ws.send({ type: 'full-reload' }));
        });
        server.middlewares.use((request, response, next) => {
          if (request.headers.accept?.includes('text/html') !== true) return next();
          void mistake.then((message) => {
            if (message === undefined) return next();
            response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
            response.end(mistakePage(message));
          });
        });
      },
    },
  };
}
