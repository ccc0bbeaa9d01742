import { useState, useSyncExternalStore } from 'react';
import type { ReadyConfiguration } from '#src/auth/configuration.ts';
import { currentMember, subscribeToMember } from '#src/auth/current-member.ts';
import { openMembership } from '#src/auth/membership.ts';
import { safeReturnPath } from '#src/domain/return-path.ts';
import { flashToast, toast } from '#src/islands/shared/toasts.ts';
import { answerToLink, answerToSignOut, sendForm, type Answer, type Entry } from './answers.ts';
import { START, answered, type LoginState } from './login-state.ts';
import type { FormView } from './views.ts';

/** What the login form knows and can do. */
export interface Login extends LoginState {
  /** E-mail of the signed-in member; undefined where nobody is signed in. */
  readonly member: string | undefined;
  readonly show: (view: FormView, email: string) => void;
  readonly send: (entry: Entry) => Promise<void>;
  readonly signOut: () => Promise<void>;
  readonly followLink: () => Promise<void>;
  /** Loads the auth client ahead of its first use. */
  readonly prepare: () => void;
}

/**
 * The login form's state and deeds (AUTH-3..10).
 *
 * In: the configuration, the path of the login page, where links in emails lead, and the phone
 * number as people read it.
 */
export function useLogin(
  configuration: ReadyConfiguration,
  { loginPath, phone }: { readonly loginPath: string; readonly phone: string },
): Login {
  const [verbs] = useState(() => openMembership(configuration, phone));
  const [state, setState] = useState(START);
  const member = useSyncExternalStore(
    subscribeToMember,
    () => currentMember(configuration.storageKey),
    () => undefined,
  );

  const follow = (answer: Answer) => {
    if ('leaveWith' in answer) {
      flashToast(answer.leaveWith);
      location.replace(safeReturnPath(new URLSearchParams(location.search).get('from')));
      return;
    }
    setState((old) => answered(old, answer.change));
    if (answer.toast) toast(answer.toast);
  };

  return {
    ...state,
    member,
    prepare: verbs.prepare,
    show: (view, email) => {
      setState((old) => answered(old, { view, email }));
    },
    send: async (entry) => {
      setState((old) => ({ ...old, pending: 'form', email: entry.email }));
      follow(await sendForm(state.view, entry, verbs, location.origin + loginPath));
    },
    signOut: async () => {
      setState((old) => ({ ...old, pending: 'sign-out' }));
      follow(answerToSignOut(await verbs.signOut()));
    },
    followLink: async () => {
      const outcome = verbs.returnFromLink();
      if (!outcome) return;
      setState((old) => ({ ...old, pending: 'form', notice: undefined }));
      follow(answerToLink(await outcome));
    },
  };
}
