import { useState, useSyncExternalStore } from 'react';
import { createAuthService } from '#src/auth/auth-service.ts';
import type { ReadyConfiguration } from '#src/auth/configuration.ts';
import { currentMember, subscribeToMember } from '#src/auth/current-member.ts';
import type { MessageTexts } from '#src/auth/message-texts.ts';
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
  /** Email address of the signed-in member; undefined without a session. */
  readonly member: string | undefined;
  readonly show: (view: FormView, email: string) => void;
  readonly submit: (entry: Entry) => Promise<void>;
  readonly signOut: () => Promise<void>;
  readonly followLink: () => Promise<void>;
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
  const member = useSyncExternalStore(subscribeToMember, currentMember, () => undefined);

  const apply = (transition: FormTransition) => {
    if ('leaveWith' in transition) {
      flashToast(transition.leaveWith);
      const from = new URLSearchParams(location.search).get('from');
      location.replace(safeReturnPath(from, paths.home));
      return;
    }
    setState((old) => afterTransition(old, transition.change));
    if (transition.toast) toast(transition.toast);
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
    texts,
    member,
    prepare: auth.prepare,
    show: (view, email) => {
      setState((old) => afterTransition(old, { view, email }));
    },
    submit: (entry) =>
      run({ pending: 'form', email: entry.email }, () =>
        submitForm(state.view, entry, auth, location.origin + paths.login, texts),
      ),
    signOut: () =>
      run({ pending: 'sign-out' }, async () => transitionAfterSignOut(await auth.signOut(), texts)),
    followLink: async () => {
      const outcome = auth.returnFromLink();
      if (!outcome) return;
      await run({ pending: 'form', notice: undefined }, async () =>
        transitionAfterLink(await outcome, texts),
      );
    },
  };
}
