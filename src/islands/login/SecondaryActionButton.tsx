import type { MouseEvent, ReactNode } from 'react';
import type { Login } from './use-login.ts';
import type { SecondaryAction } from './views.ts';

interface Props {
  readonly action: SecondaryAction;
  readonly login: Login;
}

/** Button to another form (AUTH-3): an outlined one to sign up, otherwise styled as a link. It carries over the email typed so far. */
export function SecondaryActionButton({ action, login }: Props): ReactNode {
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
  const look =
    action === 'sign-up'
      ? 'btn btn-quiet btn-small text-brand'
      : 'link min-h-11 justify-self-start text-left';
  return (
    <button type="button" className={look} onClick={follow}>
      {login.texts.actions[action]}
    </button>
  );
}
