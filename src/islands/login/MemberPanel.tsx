import type { ReactNode } from 'react';
import type { Member } from '#src/auth/session-store.ts';
import { SecondaryActionButton } from './SecondaryActionButton.tsx';
import type { Login } from './use-login.ts';

interface Props {
  readonly login: Login;
  /** The member that the panel shows; its actions are for no other. */
  readonly member: Member;
  readonly paths: {
    readonly calculator: string;
    readonly schedule: string;
    readonly vcard: string;
  };
}

/** Paths of the Lucide icons calendar-check and calculator. */
const ICONS = {
  schedule:
    'M8 2v4M16 2v4M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM3 10h18M9 16l2 2 4-4',
  calculator:
    'M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM8 6h8M16 14v4M16 10h.01M12 10h.01M8 10h.01M12 14h.01M8 14h.01M12 18h.01M8 18h.01',
} as const;

function Icon({ name }: { readonly name: keyof typeof ICONS }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}

const ACTION = 'btn px-2';
const LINK = 'link inline-flex min-h-11 items-center';

/** Account panel of a signed-in member: who they are and what they can do here (AUTH-9). */
export function MemberPanel({ login, member, paths }: Props): ReactNode {
  const { texts } = login;
  const busy = login.pending === 'sign-out';
  return (
    <div className="grid content-between gap-3" aria-busy={busy}>
      <div className="mb-1 flex items-center gap-3">
        <span
          className="grid size-12 shrink-0 place-items-center rounded-full bg-brand text-h3 leading-none font-bold text-on-brand uppercase"
          aria-hidden="true"
        >
          {member.email.slice(0, 1)}
        </span>
        <h2 tabIndex={-1} className="min-w-0 text-h3 wrap-anywhere">
          {texts.signedInAs} <span className="block text-brand">{member.email}</span>
        </h2>
      </div>
      <div className="grid gap-3">
        <a className={`${ACTION} btn-primary`} href={paths.schedule}>
          <Icon name="schedule" />
          {texts.schedule}
        </a>
        <a className={`${ACTION} btn-quiet text-brand`} href={paths.calculator}>
          <Icon name="calculator" />
          {texts.calculator}
        </a>
      </div>
      <div className="login-actions grid">
        <a className={LINK} href={paths.vcard}>
          {texts.saveNumber}
        </a>
        <SecondaryActionButton action="new-password" login={login} />
        <button
          type="button"
          className={`${LINK} disabled:cursor-default disabled:opacity-75`}
          disabled={busy}
          onClick={() => void login.signOut(member)}
        >
          {busy ? texts.wait : texts.signOut}
        </button>
      </div>
    </div>
  );
}
