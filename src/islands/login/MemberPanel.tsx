import type { ReactNode } from 'react';
import type { Member } from '#src/auth/session-store.ts';
import { SecondaryActionButton } from './SecondaryActionButton.tsx';
import type { Login } from './use-login.ts';

interface Props {
  readonly login: Login;
  /** The member that the panel shows; its actions are for no other. */
  readonly member: Member;
  readonly paths: { readonly calculator: string; readonly vcard: string };
}

/** Account panel of a signed-in member: who they are and what they can do here (AUTH-9). */
export function MemberPanel({ login, member, paths }: Props): ReactNode {
  const { texts } = login;
  const busy = login.pending === 'sign-out';
  return (
    <div className="grid gap-3" aria-busy={busy}>
      <h2 tabIndex={-1} className="mb-1 text-h3 wrap-anywhere">
        {texts.signedInAs} <span className="block text-brand">{member.email}</span>
      </h2>
      <a className="btn btn-primary" href={paths.calculator}>
        {texts.calculator}
      </a>
      <a className="btn btn-quiet" href={paths.vcard}>
        {texts.saveNumber}
      </a>
      <SecondaryActionButton action="new-password" login={login} className="btn btn-quiet" />
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
