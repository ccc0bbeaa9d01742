import type { MailPurpose } from '#dev/auth-service/store/mails.ts';

/** Subject, sentence and name of the link, by purpose. */
export const mailText = {
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
