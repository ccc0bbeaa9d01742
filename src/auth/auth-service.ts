import { loadAuthClient, type AuthClient } from './auth-client.ts';
import { readAuthError } from './auth-error.ts';
import type { ReadyConfiguration } from './configuration.ts';
import { announceMember } from './session-events.ts';
import type { LinkEffect } from './email-link.ts';
import { TIMEOUT_MS, timeout } from './fetch-with-timeout.ts';
import { createLinkReturn, type LinkQuestion } from './link-return.ts';
import { endSessions, sendAs } from './member-request.ts';
import type { MessageTexts } from './message-texts.ts';
import { SessionStore, type Member } from './session-store.ts';
import {
  MEMBER_CHANGED,
  NOT_KEPT,
  messageForError,
  messageForLink,
  type UserMessage,
} from './user-message.ts';

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
  /** The member of the session, the same object until it changes; undefined without a session. */
  readonly member: () => Member | undefined;
  /** Whether this browser keeps a session. It does not where storage is blocked or full. */
  readonly keepsSession: () => boolean;
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
  /**
   * Changes the password of one member. Without a request where someone else is signed in (code
   * `member-changed`). Removes the stored session where the service has ended it (`session-ended`).
   */
  readonly setPassword: (password: string, member: Member) => Promise<Outcome<'saved'>>;
  /**
   * Signs one member out, without a request where someone else is signed in. `here`: the service has
   * not confirmed it, so only this browser has removed the session.
   */
  readonly signOut: (member: Member) => Promise<Outcome<'everywhere' | 'here'>>;
  /**
   * Handles a link from an email; undefined where the address has none. Cleans the address first.
   * After a failure that may pass, the next call tries the same link again. A question: the next call
   * redeems the link, and the visitor has to ask for it, because mail scanners open links too, and
   * because a link replaces the session of a signed-in member.
   */
  readonly returnFromLink: () => Promise<Outcome<LinkEffect | LinkQuestion>> | undefined;
  /** Drops the link that `returnFromLink` has asked about. */
  readonly dropLink: () => void;
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
  const store = new SessionStore(configuration.storageKey);
  const links = createLinkReturn(store);
  let loading: Promise<AuthClient> | undefined;
  /** Member and new password of a request without an answer: the service may have saved it. */
  let unanswered: string | undefined;

  const load = (): Promise<AuthClient> => {
    loading ??= loadAuthClient(configuration, store).then((client) => {
      client.onAuthStateChange(announceMember);
      return client;
    });
    // A script that failed to load is requested again by the next call.
    loading.catch(() => (loading = undefined));
    return loading;
  };

  const failure = (error: unknown, explain = messageForError, email?: string): Failure => ({
    ok: false,
    message: explain(readAuthError(error), { online: navigator.onLine, phone, texts, email }),
  });

  const attempt = async <Value>(
    call: (client: AuthClient) => Promise<{ error: unknown; value: Value }>,
    explain = messageForError,
    email?: string,
  ): Promise<Outcome<Value>> => {
    let client: AuthClient;
    try {
      client = await load();
    } catch {
      return failure({ name: 'AuthRetryableFetchError', status: 0 }, explain);
    }
    const { error, value } = await call(client);
    return error ? failure(error, explain, email) : { ok: true, value };
  };

  /** A session in memory is no success: it ends with the page. */
  const refuseSessionInMemory = async (client: AuthClient): Promise<unknown> => {
    if (!store.isInMemory) return null;
    await Promise.race([client.signOut({ scope: 'local' }), timeout(LOCAL_SIGN_OUT_MS)]);
    return NOT_KEPT;
  };

  return {
    prepare: () => void load().catch(() => undefined),
    member: () => store.member,
    keepsSession: () => !store.isInMemory && store.canKeep(),

    signIn: (email, password) =>
      attempt(async (client) => {
        const { data, error } = await client.signInWithPassword({ email, password });
        const value = data.weakPassword ? 'weak-password' : 'signed-in';
        return { error: error ?? (await refuseSessionInMemory(client)), value };
      }),

    signUp: (email, password, emailRedirectTo) =>
      attempt(async (client) => {
        const { data, error } = await client.signUp({
          email,
          password,
          options: { emailRedirectTo },
        });
        if (!data.session) return { error, value: 'confirm-by-email' };
        return { error: error ?? (await refuseSessionInMemory(client)), value: 'signed-in' };
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

    setPassword: async (password, member) => {
      const request = JSON.stringify([member.id, password]);
      const outcome = await attempt(
        async (client) => {
          const error = await sendAs(member, client, store, () => client.updateUser({ password }));
          const { code } = readAuthError(error);
          const isSaved = code === 'same_password' && unanswered === request;
          return { error: isSaved ? null : error, value: 'saved' as const };
        },
        messageForError,
        member.email,
      );
      const failed = outcome.ok ? '' : outcome.message.code;
      unanswered = failed === 'try-again' ? request : undefined;
      // The client keeps a session that the service has ended until its access token expires.
      if (failed === 'session-ended') store.forget(member);
      return outcome;
    },

    signOut: (member) =>
      attempt(
        async (client) => {
          const error = await Promise.race([
            sendAs(member, client, store, () => endSessions(client)),
            timeout(TIMEOUT_MS),
          ]);
          if (error === MEMBER_CHANGED) return { error, value: 'here' };
          store.forget(member);
          return { error: null, value: error ? 'here' : 'everywhere' };
        },
        messageForError,
        member.email,
      ),

    returnFromLink: () => {
      const next = links.next();
      if (!next) return undefined;
      if ('error' in next) return Promise.resolve(failure(next.error, messageForLink));
      if ('value' in next) return Promise.resolve({ ok: true, value: next.value });
      return attempt(next.redeem, messageForLink);
    },
    dropLink: links.drop,
  };
}
