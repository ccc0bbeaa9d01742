import type { ReactNode } from 'react';
import { SecondaryActionButton } from './SecondaryActionButton.tsx';
import type { Login } from './use-login.ts';

interface Props {
  readonly login: Login;
  readonly calculator: string;
}

/** Account panel of a signed-in member: email address, calculator link, sign-out (AUTH-9). */
export function MemberPanel({ login, calculator }: Props): ReactNode {
  const busy = login.pending === 'sign-out';
  return (
    <div className="grid justify-items-start gap-4" aria-busy={busy}>
      <h2 tabIndex={-1} className="text-xl">
        My Account
      </h2>
      <p className="wrap-anywhere">
        Signed in as <strong>{login.member}</strong>
      </p>
      <a className="btn btn-primary" href={calculator}>
        Open the price calculator
      </a>
      <SecondaryActionButton action="new-password" login={login} />
      <button
        type="button"
        className="btn btn-quiet disabled:cursor-default disabled:opacity-75"
        disabled={busy}
        onClick={() => void login.signOut()}
      >
        {busy ? 'Please wait...' : 'Sign Out'}
      </button>
    </div>
  );
}
