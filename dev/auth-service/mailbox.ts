import { html } from 'hono/html';
import type { Mail, MailPurpose } from './store.ts';

const mailText = {
  signup: { subject: 'Confirm your signup', link: 'Confirm your mail' },
  recovery: { subject: 'Reset your password', link: 'Reset password' },
  email_change: { subject: 'Confirm change of email', link: 'Change email' },
} as const satisfies Record<MailPurpose, object>;

function article({ purpose, to, sentAt, link, code }: Mail) {
  const text = mailText[purpose];
  return html`<article>
    <h2>${text.subject}</h2>
    <p>To <b>${to}</b>, ${new Date(sentAt).toISOString()}</p>
    <p><a href="${link}">${text.link}</a></p>
    <p>Alternatively, enter the code: ${code}</p>
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
