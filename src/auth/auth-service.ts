import { loadAuthClient, type AuthClient } from './auth-client.ts';
import { readAuthError } from './auth-error.ts';
import type { ReadyConfiguration } from './configuration.ts';
import { announceMember, forgetMember } from './current-member.ts';
import {
  readEmailLink,
  redeemEmailLink,
  withoutEmailLink,
  type EmailLink,
  type LinkResult,
} from './email-link.ts';
import { TIMEOUT_MS, timeout } from './fetch-with-timeout.ts';
import type { MessageTexts } from './message-texts.ts';
import { messageForError, messageForLink, type UserMessage } from './user-message.ts';

/** Upper bound for the local sign-out. */
const LOCAL_SIGN_OUT_MS = 1000;

interface Failure {
  readonly ok: false;
  readonly message: UserMessage;
}

/** The result of a call, or what to tell the visitor. */
export type Outcome<Value> = { readonly ok: true; readonly value: Value } | Failure;

/**
 * Calls of the auth service. Errors of the service and the network are outcomes; a rejection is an
 * error in this site's code.
 */
export interface AuthService {
  /** Loads the client ahead of its first use. */
  readonly prepare: () => void;
  /** `weak-password`: signed in, although the password no longer meets the service's rules. */
  readonly signIn: (
    email: string,
    password: string,
  ) => Promise<Outcome<'signed-in' | 'weak-password'>>;
  /** `returnTo`: absolute address of the login page, the target of the link in the email. */
  readonly signUp: (
    email: string,
    password: string,
    returnTo: string,
  ) => Promise<Outcome<'signed-in' | 'confirm-by-email'>>;
  readonly requestReset: (email: string, returnTo: string) => Promise<Outcome<'sent'>>;
  readonly resendConfirmation: (email: string, returnTo: string) => Promise<Outcome<'sent'>>;
  /** Removes the stored session where the service has ended it (code `session-ended`). */
  readonly setPassword: (password: string) => Promise<Outcome<'saved'>>;
  /** `here`: without an answer of the service, only this browser has removed the session. */
  readonly signOut: () => Promise<Outcome<'everywhere' | 'here'>>;
  /**
   * Handles a link from an email; undefined where the address has none. Cleans the address first.
   * After a failure that may pass, the next call tries the same link again. `unused`: the next call
   * redeems the link, and the visitor has to ask for it, because mail scanners open links too.
   */
  readonly returnFromLink: () => Promise<Outcome<LinkResult>> | undefined;
}

/**
 * Creates the auth service (AUTH-4..10). Call it once per page: clients with the same storage key
 * interfere with each other.
 *
 * @param phone - The company's phone number as people read it, for messages that ask for a call.
 * @param texts - Texts of the messages.
 */
export function createAuthService(
  configuration: ReadyConfiguration,
  phone: string,
  texts: MessageTexts,
): AuthService {
  let loading: Promise<AuthClient> | undefined;
  let pendingLink: EmailLink | undefined;
  const load = (): Promise<AuthClient> => {
    loading ??= loadAuthClient(configuration).then((client) => {
      client.onAuthStateChange(announceMember);
      return client;
    });
    // A script that failed to load is requested again by the next call.
    loading.catch(() => (loading = undefined));
    return loading;
  };

  const failure = (error: unknown, explain = messageForError): Failure => ({
    ok: false,
    message: explain(readAuthError(error), { online: navigator.onLine, phone, texts }),
  });

  const attempt = async <Value>(
    call: (client: AuthClient) => Promise<{ error: unknown; value: Value }>,
    explain = messageForError,
  ): Promise<Outcome<Value>> => {
    let client: AuthClient;
    try {
      client = await load();
    } catch {
      return failure({ name: 'AuthRetryableFetchError', status: 0 }, explain);
    }
    const { error, value } = await call(client);
    return error ? failure(error, explain) : { ok: true, value };
  };

  return {
    prepare: () => void load().catch(() => undefined),

    signIn: (email, password) =>
      attempt(async (client) => {
        const { data, error } = await client.signInWithPassword({ email, password });
        return { error, value: data.weakPassword ? 'weak-password' : 'signed-in' };
      }),

    signUp: (email, password, emailRedirectTo) =>
      attempt(async (client) => {
        const { data, error } = await client.signUp({
          email,
          password,
          options: { emailRedirectTo },
        });
        return { error, value: data.session ? 'signed-in' : 'confirm-by-email' };
      }),

    requestReset: (email, redirectTo) =>
      attempt(async (client) => {
        const { error } = await client.resetPasswordForEmail(email, { redirectTo });
        return { error, value: 'sent' };
      }),

    resendConfirmation: (email, emailRedirectTo) =>
      attempt(async (client) => {
        const { error } = await client.resend({
          type: 'signup',
          email,
          options: { emailRedirectTo },
        });
        return { error, value: 'sent' };
      }),

    setPassword: async (password) => {
      const outcome = await attempt(async (client) => {
        const { error } = await client.updateUser({ password });
        return { error, value: 'saved' as const };
      });
      // The client keeps a session that the service has ended until its access token expires.
      if (!outcome.ok && outcome.message.code === 'session-ended') {
        forgetMember(configuration.storageKey);
      }
      return outcome;
    },

    signOut: () =>
      attempt(async (client) => {
        const { error } = await Promise.race([client.signOut(), timeout(TIMEOUT_MS)]);
        if (!error) return { error, value: 'everywhere' };
        // The scope `local` removes the session before its request, but it may first wait for a
        // refresh without an answer.
        await Promise.race([client.signOut({ scope: 'local' }), timeout(LOCAL_SIGN_OUT_MS)]);
        forgetMember(configuration.storageKey);
        return { error: null, value: 'here' };
      }),

    returnFromLink: () => {
      const link = pendingLink ?? readEmailLink(location.href);
      if (!link) return undefined;
      const isNew = link !== pendingLink;
      // The client would read the address itself, but leave the tokens in the tab's history.
      if (isNew) history.replaceState(history.state, '', withoutEmailLink(location.href));
      if (link.kind === 'error') return Promise.resolve(failure(link, messageForLink));
      if (link.kind === 'halfway') return Promise.resolve({ ok: true, value: link.kind });
      pendingLink = link;
      if (link.kind === 'unused' && isNew) return Promise.resolve({ ok: true, value: link.kind });
      return attempt(async (client) => {
        const redeemed = await redeemEmailLink(client, link);
        if (!redeemed.error) pendingLink = undefined;
        return redeemed;
      }, messageForLink);
    },
  };
}
