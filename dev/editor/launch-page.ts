import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { html } from 'hono/html';
import { z } from 'astro/zod';
import { slugSchema } from '#src/schemas/shared.ts';
import type { Point, Report } from '../preflight/report.ts';

const publishSchema = z.object({ city: slugSchema });

/** Gives the draft of a city its page: moves its file, which the form of the page names. */
export function publishCity(form: unknown, root: string): void {
  const { city } = publishSchema.parse(form);
  const content = join(root, 'src/content');
  mkdirSync(join(content, 'cities'), { recursive: true });
  renameSync(join(content, 'city-drafts', `${city}.md`), join(content, 'cities', `${city}.md`));
}

function item({ setting, text, paths = [], details = [], completeDraft }: Point) {
  const { label = '', address } = setting ?? {};
  const name = address === undefined ? label : html`<a href="${address}">${label}</a>`;
  return html`<li>
    ${name}${setting ? ': ' : ''}${text}
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

/** Writes the page that says what blocks the launch, as `npm run preflight` does, with links to the fields. */
export function launchPage() {
  // The content is read anew: this process keeps what it has read.
  const { stdout, stderr } = spawnSync(process.execPath, ['dev/preflight.ts', '--json'], {
    encoding: 'utf8',
  });
  if (stdout === '') return html`<p role="alert">${stderr}</p>`;
  const { blockers, groups }: Report = JSON.parse(stdout);
  return html`<!doctype html>
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
      </style>
      <main>
        <h1>Before you publish</h1>
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
            ({ heading, note, points }) =>
              html`<details>
                <summary>${heading} (${points.length})</summary>
                <p>${note}</p>
                <ul>
                  ${points.map(item)}
                </ul>
              </details>`,
          )}
        <p><a href="/">Back to the editor</a>. After a change, reload this page.</p>
      </main>
    </html>`;
}
