import type { ReactNode } from 'react';
import { OfferButton } from './OfferButton.tsx';
import type { Login } from './use-login.ts';

interface Props {
  readonly login: Login;
  readonly calculator: string;
}

/** What a signed-in member finds: who he is, the calculator, and the way out (AUTH-9). */
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
      <OfferButton offer="new-password" login={login} />
      <button
        type="button"
        className="btn btn-quiet"
        disabled={busy}
        onClick={() => void login.signOut()}
      >
        {busy ? 'Please wait...' : 'Sign Out'}
      </button>
    </div>
  );
}
