import { useEffect, useState, useSyncExternalStore } from 'react';
import { createAuthService } from '#src/auth/auth-service.ts';
import type { ReadyConfiguration } from '#src/auth/configuration.ts';
import { subscribeToMember } from '#src/auth/session-events.ts';
import type { MessageTexts } from '#src/auth/message-texts.ts';
import type { Member } from '#src/auth/session-store.ts';
import { fillMessage } from '#src/auth/fill-message.ts';
import type { UserMessage } from '#src/auth/user-message.ts';
import { unpackTexts } from '#src/domain/pack-texts.ts';
import { safeReturnPath } from '#src/domain/return-path.ts';
import { flashToast, toast } from '#src/islands/shared/toasts.ts';
import {
  INITIAL_STATE,
  afterTransition,
  submitForm,
  transitionAfterLink,
  transitionAfterSignOut,
  type Entry,
  type FormTransition,
  type LoginState,
} from './form-transitions.ts';
import { LOGIN_TEXTS, type LoginTexts } from './texts.ts';
import type { FormView } from './views.ts';

/** Login form state and actions. */
export interface Login extends LoginState {
  readonly texts: LoginTexts;
  /** The signed-in member; undefined without a session, or with one that ends with the page. */
  readonly member: Member | undefined;
  readonly show: (view: FormView, email: string) => void;
  readonly submit: (entry: Entry) => Promise<void>;
  readonly signOut: (member: Member) => Promise<void>;
  /** Reads the link of an email, or uses the one that the visitor was asked about. */
  readonly followLink: () => Promise<void>;
  readonly ignoreLink: () => void;
  /** Loads the auth client ahead of its first use. */
  readonly prepare: () => void;
}

interface Options {
  /** `login` is the target of links in emails; `home` follows sign-in without `?from=`. */
  readonly paths: { readonly login: string; readonly home?: string | undefined };
  /** The company's phone number as people read it. */
  readonly phone: string;
  /** Translation of `LOGIN_TEXTS`, packed; by default English. */
  readonly texts: string | undefined;
  /** What an error means, by its code; absent in English. */
  readonly errors: MessageTexts['codes'];
}

const CHANGED = 'member-changed';

/** Announces that a member is not signed in any more, and returns the message for the form. */
function useChangedMember(owner: Member | undefined, text: string): UserMessage | undefined {
  const email = owner?.email;
  const message = email === undefined ? undefined : fillMessage(text, { email });
  useEffect(() => {
    if (message !== undefined) toast({ text: message, tone: 'alert' });
  }, [message]);
  return message === undefined ? undefined : { code: CHANGED, text: message, points: [] };
}

/**
 * Returns the login form's state and actions (AUTH-3..10). An unexpected error in an action is
 * rethrown while rendering, so that the error boundary shows it (ERR-1).
 */
export function useLogin(
  configuration: ReadyConfiguration,
  { paths, phone, texts: packed, errors: codes }: Options,
): Login {
  const [texts] = useState(() =>
    packed === undefined ? LOGIN_TEXTS : unpackTexts(LOGIN_TEXTS, packed),
  );
  const [auth] = useState(() =>
    createAuthService(configuration, phone, { ...texts.messages, codes }),
  );
  const [state, setState] = useState(INITIAL_STATE);
  const signedIn = useSyncExternalStore(subscribeToMember, auth.member, () => undefined);
  const member = signedIn && auth.keepsSession() ? signedIn : undefined;

  // In another tab, someone may sign in or out while the form for a new password is open.
  const owner = state.view === 'new-password' ? state.owner : undefined;
  const isOwner = owner === undefined || signedIn?.id === owner.id;
  const changed = useChangedMember(
    isOwner || state.pending || state.error ? undefined : owner,
    texts.messages.help[CHANGED],
  );

  const apply = (transition: FormTransition) => {
    if ('leaveWith' in transition) {
      flashToast(transition.leaveWith);
      const from = new URLSearchParams(location.search).get('from');
      location.replace(safeReturnPath(from, paths.home));
      return;
    }
    setState((old) => afterTransition(old, transition.change));
  };

  const run = async (
    pending: Partial<LoginState>,
    call: () => Promise<FormTransition>,
  ): Promise<void> => {
    setState((old) => ({ ...old, ...pending }));
    try {
      apply(await call());
    } catch (error) {
      setState(() => {
        throw error;
      });
    }
  };

  return {
    ...state,
    error: changed ?? (isOwner && state.error?.code === CHANGED ? undefined : state.error),
    texts,
    member,
    prepare: auth.prepare,
    show: (view, email) => {
      const owner = view === 'new-password' ? member : undefined;
      setState((old) => afterTransition(old, { view, email, owner }));
    },
    submit: (entry) =>
      run({ pending: 'form', email: entry.email }, () =>
        submitForm(state, entry, auth, location.origin + paths.login, texts),
      ),
    signOut: (shown) =>
      run({ pending: 'sign-out' }, async () =>
        transitionAfterSignOut(await auth.signOut(shown), texts),
      ),
    followLink: async () => {
      const outcome = auth.returnFromLink();
      if (outcome) {
        await run({ pending: 'form', notice: undefined }, async () =>
          transitionAfterLink(await outcome, texts, auth),
        );
      } else if (!auth.keepsSession()) {
        // No transition: the visitor may be typing already, and keeps the focus.
        const notice = { text: texts.messages.help['not-kept'], actions: [] };
        setState((old) => ({ ...old, notice }));
      }
    },
    ignoreLink: () => {
      auth.dropLink();
      apply({ change: {} });
    },
  };
}
