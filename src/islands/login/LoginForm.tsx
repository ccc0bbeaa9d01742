import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { ReadyConfiguration } from '#src/auth/configuration.ts';
import type { MessageTexts } from '#src/auth/message-texts.ts';
import { ErrorBoundary, type Phone } from '#src/islands/shared/ErrorBoundary.tsx';
import { startToasts } from '#src/islands/shared/toast-stack.ts';
import { toast } from '#src/islands/shared/toasts.ts';
import { FormPanel } from './FormPanel.tsx';
import { MemberPanel } from './MemberPanel.tsx';
import { SecondaryActionButton } from './SecondaryActionButton.tsx';
import { useLogin } from './use-login.ts';
import { FORM_LAYOUTS, type FormView } from './views.ts';

interface Props {
  readonly configuration: ReadyConfiguration;
  readonly phone: Phone;
  readonly paths: {
    readonly login: string;
    readonly calculator: string;
    /** Email to the company. */
    readonly schedule: string;
    /** The company's address book entry. */
    readonly vcard: string;
    /** Where sign-in leads without `?from=`; by default `/`. */
    readonly home?: string | undefined;
  };
  /** Translation of `LOGIN_TEXTS`, packed by `packTexts`; by default English. */
  readonly texts?: string | undefined;
  /** What an error of the service means, by its code; absent in English. */
  readonly errors?: MessageTexts['codes'];
  readonly errorTexts?: string | undefined;
  /** Who answers in the language of the page; absent in English (ES-5). */
  readonly callNote?: string | undefined;
}

/** Member login (AUTH-1..11): sign in, create an account, reset the password, account page. */
export function LoginForm(props: Props): ReactNode {
  return (
    <ErrorBoundary phone={props.phone} texts={props.errorTexts}>
      <LoginPanel {...props} />
    </ErrorBoundary>
  );
}

/** Views with the same key share their fields, so what was typed stays. */
function fieldsKey(view: FormView): string {
  return view === 'sign-up' ? 'sign-in' : view;
}

function LoginPanel({ configuration, paths, phone, texts, errors, callNote }: Props): ReactNode {
  const login = useLogin(configuration, { paths, phone: phone.display, texts, errors });
  const root = useRef<HTMLDivElement>(null);
  const { member, notice, pending, step, view } = login;

  const start = useEffectEvent(() => {
    if (!root.current) return;
    // Toasts are part of this island's code: they must work without the network.
    startToasts();
    void login.followLink();
    if (root.current.contains(document.activeElement)) login.prepare();
    replayQueuedInteraction(root.current);
  });
  useEffect(() => {
    start();
  }, []);

  const isSignedIn = member !== undefined;
  const { prepare } = login;
  useEffect(() => {
    // The client refreshes the session.
    if (isSignedIn) prepare();
  }, [isSignedIn, prepare]);

  const attend = useEffectEvent(() => {
    if (root.current) focusWhatNeedsAttention(root.current);
    if (login.toast) toast(login.toast);
  });
  useEffect(() => {
    if (step > 0) attend();
  }, [step]);

  // Signing in stores a session before the page is left; the form stays visible until then.
  const isMemberShown = member && pending !== 'form' && !FORM_LAYOUTS[view].memberActions;
  return (
    <div ref={root} className="grid gap-6">
      {notice && (
        <div className="grid gap-2 rounded-card bg-sunken p-4">
          <p data-notice tabIndex={-1} className="wrap-anywhere">
            {notice.text}
          </p>
          {notice.actions.map((action) => (
            <SecondaryActionButton key={action} action={action} login={login} />
          ))}
        </div>
      )}
      {isMemberShown ? (
        <MemberPanel
          login={login}
          member={member}
          paths={paths}
          phone={phone}
          callNote={callNote}
        />
      ) : (
        <FormPanel key={fieldsKey(view)} login={login} />
      )}
    </div>
  );
}

/**
 * Marks the island as hydrated and replays the form submission or click that
 * `queue-early-interaction.ts` marked with `data-queued` before.
 */
function replayQueuedInteraction(root: HTMLElement): void {
  root.closest('[data-login]')?.setAttribute('data-live', '');
  const queued = root.querySelector<HTMLElement>('[data-queued]');
  queued?.removeAttribute('data-queued');
  // A form is submitted by its button: Safari 15 has no `requestSubmit`.
  (queued?.querySelector<HTMLElement>('[type="submit"]') ?? queued)?.click();
}

/** In order: an invalid field, a button with an error, a notice, an empty field, a heading. */
const NEEDS_ATTENTION = [
  '[aria-invalid="true"]',
  '[type="submit"][aria-describedby]',
  '[data-notice]',
  'input:not([readonly]):placeholder-shown',
  'h2',
];

/** Focuses the element that needs the visitor's attention. */
function focusWhatNeedsAttention(root: HTMLElement): void {
  for (const selector of NEEDS_ATTENTION) {
    const found = root.querySelector<HTMLElement>(selector);
    if (found) {
      found.focus();
      return;
    }
  }
}
