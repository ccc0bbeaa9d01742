import type { ReactNode } from 'react';
import type { Member } from '#src/auth/session-store.ts';
import { SecondaryActionButton } from './SecondaryActionButton.tsx';
import type { Login } from './use-login.ts';

interface Props {
  readonly login: Login;
  /** The member that the panel shows; its actions are for no other. */
  readonly member: Member;
  readonly calculator: string;
}

/** Account panel of a signed-in member: email address, calculator link, sign-out (AUTH-9). */
export function MemberPanel({ login, member, calculator }: Props): ReactNode {
  const { texts } = login;
  const busy = login.pending === 'sign-out';
  return (
    <div className="grid justify-items-start gap-4" aria-busy={busy}>
      <h2 tabIndex={-1} className="text-h3">
        {texts.account}
      </h2>
      <p className="wrap-anywhere">
        {texts.signedInAs} <strong>{member.email}</strong>
      </p>
      <a className="btn btn-primary" href={calculator}>
        {texts.calculator}
      </a>
      <SecondaryActionButton action="new-password" login={login} />
      <button
        type="button"
        className="btn btn-quiet disabled:cursor-default disabled:opacity-75"
        disabled={busy}
        onClick={() => void login.signOut(member)}
      >
        {busy ? texts.wait : texts.signOut}
      </button>
    </div>
  );
}
