import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { html } from 'hono/html';
import { z } from 'astro/zod';
import { slugSchema } from '#src/schemas/shared.ts';
import type { Point, Report, Setting } from '../preflight/report.ts';
import { refusalAfter } from './check-save.ts';
import { inEditorWords } from './places.ts';

const publishSchema = z.object({ city: slugSchema });

function moveDraft(city: string, root: string): void {
  const content = join(root, 'src/content');
  mkdirSync(join(content, 'cities'), { recursive: true });
  renameSync(join(content, 'city-drafts', `${city}.md`), join(content, 'cities', `${city}.md`));
}

/**
 * Gives the draft of a city its page: moves its file, which the form of the page names.
 *
 * @returns why the build would refuse the page; nothing is moved then
 */
export function publishCity(form: unknown, root: string): string | undefined {
  const { city } = publishSchema.parse(form);
  const refusal = refusalAfter(`src/content/cities/${city}.md`, root, (folder) =>
    moveDraft(city, folder),
  );
  if (refusal === undefined) moveDraft(city, root);
  return refusal;
}

const link = ({ label, address }: Setting) =>
  address === undefined ? label : html`<a href="${address}">${label}</a>`;

function item({ setting, text, paths = [], details = [], completeDraft }: Point) {
  return html`<li>
    ${setting ? link(setting) : ''}${setting ? ': ' : ''}${text}
    ${paths.length === 0 ? '' : html`<br />On ${paths.join(', ')}`}
    ${details.map((line) => html`<br />${line}`)}
    ${
      completeDraft === undefined
        ? ''
        : html`<form method="post">
            <button name="city" value="${completeDraft}">Publish</button>
          </form>`
    }
  </li>`;
}

/** Writes the page, with a message above its lists. */
const page = (message: string | undefined, lists: unknown) =>
  html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <link rel="icon" href="data:," />
      <title>Before you publish</title>
      <style>
        :root {
          color-scheme: light dark;
          font: 16px/1.5 system-ui;
        }
        main {
          max-width: 45rem;
          margin: 2rem auto;
          padding: 0 1rem;
        }
        [role='alert'] {
          padding-inline-start: 1rem;
          border-inline-start: 4px solid #c00;
          white-space: pre-line;
        }
      </style>
      <main>
        <h1>Before you publish</h1>
        ${message === undefined ? '' : html`<p role="alert">${message}</p>`} ${lists}
        <p><a href="/">Back to the editor</a>. After a change, reload this page.</p>
      </main>
    </html>`;

const listOf = ({ blockers, groups }: Report) => html`
  <h2>
    ${blockers.length === 0 ? 'Nothing blocks the launch' : `Blocks the launch (${blockers.length})`}
  </h2>
  <ul>
    ${blockers.map(item)}
  </ul>
  <h2>Also to settle</h2>
  ${groups
    .filter(({ points }) => points.length > 0)
    .map(
      ({ heading, note, points, settings = [] }) =>
        html`<details>
          <summary>${heading} (${points.length})</summary>
          <p>${note} ${settings.map((one, at) => html`${at > 0 ? ', ' : ''}${link(one)}`)}</p>
          <ul>
            ${points.map(item)}
          </ul>
        </details>`,
    )}
`;

/**
 * Writes the page that says what blocks the launch, as `npm run preflight` does, with links to the fields.
 *
 * @param root - Folder of the project.
 * @param message - What to say first, such as why a city is not published.
 */
export function launchPage(root: string, message?: string) {
  // The content is read anew: this process keeps what it has read.
  const script = resolve('dev/preflight.ts');
  const { stdout, stderr } = spawnSync(process.execPath, [script, '--json'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (stdout === '')
    return page(`Correct this first, in the editor:\n${inEditorWords(stderr.trim())}`, '');
  const report: Report = JSON.parse(stdout);
  return page(message, listOf(report));
}
