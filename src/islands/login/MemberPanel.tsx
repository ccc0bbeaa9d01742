import type { ReactNode } from 'react';
import type { Member } from '#src/auth/session-store.ts';
import type { Phone } from '#src/islands/shared/ErrorBoundary.tsx';
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
  readonly phone: Phone;
  /** Who answers in the language of the page; absent in English (ES-5). */
  readonly callNote: string | undefined;
}

/** Paths of the Lucide icons calendar-check, calculator, phone, contact, lock and log-out. */
const ICONS = {
  schedule:
    'M8 2v4M16 2v4M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM3 10h18M9 16l2 2 4-4',
  calculator:
    'M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM8 6h8M16 14v4M16 10h.01M12 10h.01M8 10h.01M12 14h.01M8 14h.01M12 18h.01M8 18h.01',
  visits:
    'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384',
  saveNumber:
    'M16 2v2M8 2v2M7 21v-2a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v2M9 10a3 3 0 1 0 6 0 3 3 0 1 0-6 0M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z',
  password:
    'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM7 11V7a5 5 0 0 1 10 0v4',
  signOut: 'M16 17l5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4',
} as const;

function Icon({ name }: { readonly name: keyof typeof ICONS }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}

const ACTION = 'btn px-2';
const LINK = 'link inline-flex min-h-11 items-center gap-3';

/** Account panel of a signed-in member: who they are and what they can do here (AUTH-9). */
export function MemberPanel({ login, member, paths, phone, callNote }: Props): ReactNode {
  const { texts } = login;
  const busy = login.pending === 'sign-out';
  const at = member.email.indexOf('@');
  return (
    <div className="grid grid-rows-[auto_auto_1fr_auto] gap-4 sm:gap-5" aria-busy={busy}>
      <div className="flex items-center gap-3">
        <span
          className="grid size-12 shrink-0 place-items-center rounded-full bg-brand text-h3 leading-none font-bold text-on-brand uppercase"
          aria-hidden="true"
        >
          {member.email.slice(0, 1)}
        </span>
        <h2 tabIndex={-1} className="min-w-0 text-base wrap-anywhere">
          <span className="text-sm font-normal text-muted">{texts.signedInAs}</span>{' '}
          <span className="block">
            {member.email.slice(0, at)}
            <wbr />
            {member.email.slice(at)}
          </span>
        </h2>
      </div>
      <div className="grid gap-2">
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
        <a className={LINK} href={phone.href}>
          <Icon name="visits" />
          <span>
            {texts.visits}
            {callNote && <span className="inline-block w-full text-xs">{callNote}</span>}
          </span>
        </a>
        <a className={LINK} href={paths.vcard}>
          <Icon name="saveNumber" />
          {texts.saveNumber}
        </a>
        <SecondaryActionButton action="new-password" login={login}>
          <Icon name="password" />
        </SecondaryActionButton>
      </div>
      <div className="login-foot grid">
        <button
          type="button"
          className={`${LINK} disabled:cursor-default disabled:opacity-75`}
          disabled={busy}
          onClick={() => void login.signOut(member)}
        >
          <Icon name="signOut" />
          {busy ? texts.wait : texts.signOut}
        </button>
      </div>
    </div>
  );
}
