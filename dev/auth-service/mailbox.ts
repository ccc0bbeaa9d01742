import { html } from 'hono/html';
import type { Mail, MailPurpose } from './store.ts';

/** Subject, sentence and link text of each email. */
const mailText = {
  signup: {
    subject: 'Confirm your signup',
    sentence: 'Follow this link to confirm your account.',
    link: 'Confirm your mail',
  },
  recovery: {
    subject: 'Reset your password',
    sentence: 'Follow this link to reset the password for your account.',
    link: 'Reset password',
  },
  email_change: {
    subject: 'Confirm change of email',
    sentence: 'Follow this link to confirm the update of your email address.',
    link: 'Change email',
  },
} as const satisfies Record<MailPurpose, object>;

const style = `
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
  article { border: 1px solid; border-radius: 0.5rem; padding: 0 1rem; margin: 1rem 0; }
  :root { color-scheme: light dark; }
`;

function article(mail: Mail) {
  const { subject, sentence, link } = mailText[mail.purpose];
  const sentAt = new Date(mail.sentAt).toISOString();
  return html`<article>
    <h2>${subject}</h2>
    <p>To <b>${mail.to}</b>, <time datetime="${sentAt}">${sentAt}</time></p>
    <p>${sentence}</p>
    <p><a href="${mail.link}">${link}</a></p>
    <p>Alternatively, enter the code: ${mail.code}</p>
  </article>`;
}

/** Renders the mailbox: every email with its link, newest first. */
export function mailboxPage(mails: readonly Mail[]) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Mailbox</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <main>
          <h1>Mailbox</h1>
          <p>Emails are stored on this machine only. Reload the page to see new ones.</p>
          ${mails.length === 0 ? html`<p>No emails yet.</p>` : mails.map(article)}
        </main>
      </body>
    </html>`;
}
