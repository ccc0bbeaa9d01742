import { html } from 'hono/html';
import type { Mail } from './store.ts';

const mailText = {
  signup: { subject: 'Confirm your signup', link: 'Confirm your mail' },
  invite: { subject: 'You have been invited', link: 'Accept the invite' },
  recovery: { subject: 'Reset your password', link: 'Reset password' },
  magiclink: { subject: 'Your magic link', link: 'Log in' },
} as const satisfies Record<Mail['purpose'], object>;

function article({ purpose, to, sentAt, link }: Mail) {
  const text = mailText[purpose];
  return html`<article>
    <h2>${text.subject}</h2>
    <p>To <b>${to}</b>, ${new Date(sentAt).toISOString()}</p>
    <p><a href="${link}">${text.link}</a></p>
  </article>`;
}

/** Renders the mailbox: every email with its link, newest first. */
export function mailboxPage(mails: readonly Mail[]) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>Mailbox</title>
      </head>
      <body>
        <h1>Mailbox</h1>
        <p>Emails are stored on this machine only. Reload the page to see new ones.</p>
        ${mails.length === 0 ? html`<p>No emails yet.</p>` : mails.map(article)}
      </body>
    </html>`;
}
