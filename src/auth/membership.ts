import { openClient, type Client } from './client.ts';
import type { ReadyConfiguration } from './configuration.ts';
import { announceMember, forgetMember } from './current-member.ts';
import { addressWithoutLink, linkInAddress, type LinkInAddress } from './link-in-address.ts';
import { readProblem } from './problem.ts';
import { redeemLink, type LinkResult } from './redeem-link.ts';
import { failureFor, linkFailureFor, type Failure } from './sentences.ts';
import { TIME_LIMIT_MS } from './time-limit.ts';

/** Longer than forgetting takes, shorter than anyone minds. */
const FORGET_MS = 1000;

/** Either it worked, or the visitor is told what to do. */
export type Outcome<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: Failure };

/** The verbs the login form speaks. None of them rejects. */
export interface Membership {
  /** Loads the client ahead of its first use. */
  readonly prepare: () => void;
  /** `weak-password`: signed in, although the password no longer meets the service's rules. */
  readonly signIn: (
    email: string,
    password: string,
  ) => Promise<Outcome<'signed-in' | 'weak-password'>>;
  /** `returnTo`: absolute address of the login page, where the link in the e-mail leads. */
  readonly signUp: (
    email: string,
    password: string,
    returnTo: string,
  ) => Promise<Outcome<'signed-in' | 'confirm-by-email'>>;
  readonly requestReset: (email: string, returnTo: string) => Promise<Outcome<'sent'>>;
  readonly resendConfirmation: (email: string, returnTo: string) => Promise<Outcome<'sent'>>;
  /** Forgets the stored session where the service has ended it: code `session-ended`. */
  readonly setPassword: (password: string) => Promise<Outcome<'saved'>>;
  /** `here`: the service could not be reached, so only this browser forgot the session. */
  readonly signOut: () => Promise<Outcome<'everywhere' | 'here'>>;
  /**
   * Undefined where the address holds no link. Cleans the address before anything else, and
   * remembers the link after a failure that may pass, so that it can be called again. `unused`:
   * the next call uses the link; a visitor has to ask for it, since mail scanners open links, too.
   */
  readonly returnFromLink: () => Promise<Outcome<LinkResult>> | undefined;
}

/** A failed call, explained. */
type Refusal = Extract<Outcome<never>, { ok: false }>;

/**
 * Makes the verbs (AUTH-4..10). Call it once a page: two clients on one key get in each other's way.
 *
 * @param phone - The company's phone number as people read it; some failures are solved by a call.
 */
export function openMembership(configuration: ReadyConfiguration, phone: string): Membership {
  let opened: Promise<Client> | undefined;
  let pending: LinkInAddress | undefined;
  const client = (): Promise<Client> => {
    opened ??= openClient(configuration).then((made) => {
      made.onAuthStateChange(announceMember);
      return made;
    });
    // A script that did not arrive is asked for again at the next try.
    opened.catch(() => (opened = undefined));
    return opened;
  };

  const failed = (error: unknown, explain = failureFor): Refusal => {
    const failure = explain(readProblem(error), { online: navigator.onLine, phone });
    return { ok: false, failure };
  };

  const attempt = async <Value>(
    call: (client: Client) => Promise<{ error: unknown; value: Value }>,
    explain = failureFor,
  ): Promise<Outcome<Value>> => {
    try {
      const { error, value } = await call(await client());
      return error ? failed(error, explain) : { ok: true, value };
    } catch {
      // No error of the service is thrown: this is a script that could not be loaded.
      return failed({ name: 'AuthRetryableFetchError', status: 0 }, explain);
    }
  };

  return {
    prepare: () => void client().catch(() => undefined),

    signIn: (email, password) =>
      attempt(async (auth) => {
        const { data, error } = await auth.signInWithPassword({ email, password });
        return { error, value: data.weakPassword ? 'weak-password' : 'signed-in' };
      }),

    signUp: (email, password, emailRedirectTo) =>
      attempt(async (auth) => {
        const { data, error } = await auth.signUp({
          email,
          password,
          options: { emailRedirectTo },
        });
        return { error, value: data.session ? 'signed-in' : 'confirm-by-email' };
      }),

    requestReset: (email, redirectTo) =>
      attempt(async (auth) => {
        const { error } = await auth.resetPasswordForEmail(email, { redirectTo });
        return { error, value: 'sent' };
      }),

    resendConfirmation: (email, emailRedirectTo) =>
      attempt(async (auth) => {
        const { error } = await auth.resend({
          type: 'signup',
          email,
          options: { emailRedirectTo },
        });
        return { error, value: 'sent' };
      }),

    setPassword: async (password) => {
      const outcome = await attempt(async (auth) => {
        const { error } = await auth.updateUser({ password });
        return { error, value: 'saved' as const };
      });
      // The client keeps a session that the service has ended until its access token expires.
      if (!outcome.ok && outcome.failure.code === 'session-ended') {
        forgetMember(configuration.storageKey);
      }
      return outcome;
    },

    signOut: () =>
      attempt(async (auth) => {
        const { error } = await Promise.race([auth.signOut(), timeIsUp(TIME_LIMIT_MS)]);
        if (!error) return { error, value: 'everywhere' };
        // Signing out must not depend on the network. `local` forgets first and calls then, but
        // even that may wait for a refresh that hangs.
        await Promise.race([auth.signOut({ scope: 'local' }), timeIsUp(FORGET_MS)]);
        forgetMember(configuration.storageKey);
        return { error: null, value: 'here' };
      }),

    returnFromLink: () => {
      const link = pending ?? linkInAddress(location.href);
      if (!link) return undefined;
      const isNew = link !== pending;
      // The client would read the address itself, but leave the tokens in the tab's history.
      if (isNew) history.replaceState(history.state, '', addressWithoutLink(location.href));
      if (link.kind === 'error') return Promise.resolve(failed(link, linkFailureFor));
      if (link.kind === 'halfway') return Promise.resolve({ ok: true, value: link.kind });
      pending = link;
      if (link.kind === 'unused' && isNew) return Promise.resolve({ ok: true, value: link.kind });
      return attempt(async (auth) => {
        const redeemed = await redeemLink(auth, link);
        if (!redeemed.error) pending = undefined;
        return redeemed;
      }, linkFailureFor);
    },
  };
}

function timeIsUp(afterMs: number): Promise<{ error: unknown }> {
  return new Promise((resolve) => {
    setTimeout(resolve, afterMs, { error: true });
  });
}
