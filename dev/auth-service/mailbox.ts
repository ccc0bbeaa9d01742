import { html } from 'hono/html';
import type { Mail } from './store.ts';

/** Renders the mailbox: every email with its link, newest first. */
export function mailboxPage(mails: readonly Mail[]) {
  const items = mails.map(
    ({ to, purpose, link }) =>
      html`<li>${purpose} to <b>${to}</b>: <a href="${link}">open</a></li>`,
  );
  return html`<!doctype html>
    <html lang="en" style="color-scheme: light dark">
      <meta name="viewport" content="width=device-width" />
      <title>Mailbox</title>
      <h1>Mailbox</h1>
      <p>${mails.length} emails, stored on this machine only. Reload the page to see new ones.</p>
      <ul>
        ${items}
      </ul>
    </html>`;
}
