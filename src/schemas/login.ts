import { z } from 'astro/zod';
import { labelSchema, proseSchema, templateSchema, textSchema } from './shared.ts';

/** Texts of one form. */
const formSchema = z.strictObject({ title: labelSchema, button: labelSchema });
const hintSchema = textSchema.describe('above the fields');
/** What follows from a form that sends an email. */
const emailSchemas = {
  toast: textSchema.describe('short message over the page'),
  notice: templateSchema(['email'], 'above the form, after the email was sent'),
};

/** Errors with advice of their own: codes of the service, then circumstances; `general` for others. */
const HELP = [
  'invalid_credentials',
  'email_not_confirmed',
  'validation_failed',
  'user_banned',
  'user_already_exists',
  'signup_disabled',
  'email_provider_disabled',
  'anonymous_provider_disabled',
  'email_address_not_authorized',
  'email-not-sent',
  'over_email_send_rate_limit',
  'too-soon',
  'captcha_failed',
  'session-ended',
  'member-changed',
  'not-kept',
  'insufficient_aal',
  'reauthentication_needed',
  'busy',
  'fault',
  'unreachable',
  'offline',
  'not-set-up',
  'general',
] as const;
const LINK_ERRORS = ['otp_expired', 'flow_state_not_found', 'link-failed'] as const;
const REASONS = ['length', 'characters', 'pwned'] as const;

/** Kinds of characters that a password needs. */
const KINDS = ['letter', 'lowerCase', 'upperCase', 'digit', 'symbol', 'oneOf', 'or'] as const;

const messageSchema = templateSchema(['phone', 'email'], 'a message');

/** Texts of the member login (AUTH-1 to AUTH-11). */
export const loginSchema = z
  .strictObject({
    forms: z
      .strictObject({
        'sign-in': formSchema,
        'sign-up': formSchema.extend({ hint: hintSchema, ...emailSchemas }),
        forgotten: formSchema.extend({ hint: hintSchema, ...emailSchemas }),
        resend: formSchema.extend({ hint: hintSchema, ...emailSchemas }),
        'new-password': formSchema,
      })
      .describe('one form for each purpose'),
    actions: z
      .strictObject({
        'sign-in': labelSchema,
        'sign-up': labelSchema,
        forgotten: labelSchema,
        resend: labelSchema,
        'new-password': labelSchema,
        'use-link': labelSchema,
        'ignore-link': labelSchema,
        'link-again': labelSchema,
        account: labelSchema,
        'sign-in-again': labelSchema,
      })
      .describe('buttons that lead to another form'),
    email: labelSchema,
    password: labelSchema,
    show: labelSchema.describe('button that shows the password'),
    hide: labelSchema.describe('button that hides the password'),
    characters: labelSchema.describe("after 'Show' or 'Hide', for screen readers"),
    capsLock: labelSchema,
    wait: labelSchema.describe('on the button while the service works'),
    signedInAs: labelSchema.describe(
      'before the email address, in the heading for a signed-in member',
    ),
    schedule: labelSchema.describe('email to the company, for members'),
    calculator: labelSchema.describe('link for members'),
    saveNumber: labelSchema.describe('link to the address book entry, for members'),
    visits: labelSchema.describe('call link for members: the site knows no visits'),
    signOut: labelSchema,
    results: z
      .strictObject({
        'signed-in': textSchema,
        'weak-password': proseSchema,
        created: textSchema,
        saved: textSchema,
        everywhere: textSchema.describe('signed out on every device'),
        here: proseSchema.describe('signed out in this browser only'),
        confirmed: textSchema.describe('before the next text'),
        linkSignedIn: textSchema.describe('a link from an email has signed the member in'),
        invited: textSchema.describe('after the link of an invitation'),
        halfway: proseSchema.describe('one of two links was opened'),
        unused: textSchema.describe('before the button that uses the link'),
        otherAccount: templateSchema(['email'], 'a link for another account'),
        replaces: templateSchema(['member'], 'after the two texts before, for a signed-in member'),
      })
      .describe('what a form or a link from an email did'),
    messages: z
      .strictObject({
        failed: textSchema.describe('where the login service gives no reason'),
        help: z
          .record(z.enum(HELP), messageSchema)
          .describe('what helps, by code of the error; the site fills in {phone}'),
        links: z
          .record(z.enum(LINK_ERRORS), messageSchema)
          .describe('links from emails that do not work; the site fills in {phone}'),
        reasons: z.record(z.enum(REASONS), textSchema).describe('why a password is too weak'),
        kinds: z
          .record(z.enum(KINDS), templateSchema(['symbols'], 'kind of characters'))
          .describe('kinds of characters that a password needs'),
      })
      .describe('errors of the login service'),
  })
  .meta({ title: 'Member login' });

/** Texts of the login in any language. */
export type LoginTexts = z.output<typeof loginSchema>;
