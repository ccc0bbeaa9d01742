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

/** Paths of the Lucide icons calculator, contact, lock and log-out. */
const ICONS = {
  calculator:
    'M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM8 6h8M16 14v4M16 10h.01M12 10h.01M8 10h.01M12 14h.01M8 14h.01M12 18h.01M8 18h.01',
  number:
    'M16 2v2M8 2v2M7 21v-2a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v2M15 10a3 3 0 1 1-6 0 3 3 0 1 1 6 0M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z',
  password:
    'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM7 11V7a5 5 0 0 1 10 0v4',
  leave: 'M16 17l5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4',
} as const;

function Icon({ name }: { readonly name: keyof typeof ICONS }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}

/** Icon and text: beside each other on phones, below each other elsewhere. */
const TILE =
  'btn bg-sunken text-brand max-sm:justify-start max-sm:gap-3 sm:flex-col sm:px-2 sm:py-4';

/** Account panel of a signed-in member: who they are and what they can do here (AUTH-9). */
export function MemberPanel({ login, member, paths }: Props): ReactNode {
  const { texts } = login;
  const busy = login.pending === 'sign-out';
  return (
    <div className="grid gap-3 sm:grid-cols-2" aria-busy={busy}>
      <div className="mb-1 flex items-center gap-3 sm:col-span-2">
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
      <a
        className="btn btn-primary gap-3 max-sm:justify-start max-sm:text-left sm:col-span-2 sm:py-5"
        href={paths.calculator}
      >
        <Icon name="calculator" />
        {texts.calculator}
      </a>
      <a className={TILE} href={paths.vcard}>
        <Icon name="number" />
        {texts.saveNumber}
      </a>
      <SecondaryActionButton action="new-password" login={login} className={TILE}>
        <Icon name="password" />
      </SecondaryActionButton>
      <button
        type="button"
        className="btn gap-3 text-brand disabled:cursor-default disabled:opacity-75 max-sm:justify-start sm:col-span-2"
        disabled={busy}
        onClick={() => void login.signOut(member)}
      >
        <Icon name="leave" />
        {busy ? texts.wait : texts.signOut}
      </button>
    </div>
  );
}
