import type { MouseEvent, ReactNode } from 'react';
import type { Login } from './use-login.ts';
import type { SecondaryAction } from './views.ts';

interface Props {
  readonly action: SecondaryAction;
  readonly login: Login;
  /** Icon before the text. */
  readonly children?: ReactNode;
}

/** Button styled as a link to another form (AUTH-3). It carries over the email typed so far. */
export function SecondaryActionButton({ action, login, children }: Props): ReactNode {
  const follow = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (action === 'use-link' || action === 'link-again') {
      void login.followLink();
      return;
    }
    if (action === 'ignore-link') {
      login.ignoreLink();
      return;
    }
    const typed = currentTarget.closest('[data-login]')?.querySelector('input')?.value;
    const view = action === 'account' || action === 'sign-in-again' ? 'sign-in' : action;
    login.show(view, typed ?? login.member?.email ?? login.email);
  };
  return (
    <button
      type="button"
      className="link inline-flex min-h-11 items-center gap-3 justify-self-start text-left"
      onClick={follow}
    >
      {children}
      {login.texts.actions[action]}
    </button>
  );
}
