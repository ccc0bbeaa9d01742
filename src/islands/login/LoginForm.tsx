import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { ReadyConfiguration } from '#src/auth/configuration.ts';
import { currentMember } from '#src/auth/current-member.ts';
import { ErrorBoundary, type Phone } from '#src/islands/shared/ErrorBoundary.tsx';
import { startToasts } from '#src/islands/shared/toast-stack.ts';
import { focusWhatNeedsAttention } from './focus.ts';
import { FormPanel } from './FormPanel.tsx';
import { MemberPanel } from './MemberPanel.tsx';
import { catchUp } from './missed.ts';
import { OfferButton } from './OfferButton.tsx';
import { useLogin } from './use-login.ts';
import type { FormView } from './views.ts';

interface Props {
  readonly configuration: ReadyConfiguration;
  readonly phone: Phone;
  readonly paths: { readonly login: string; readonly calculator: string };
}

/** Member login (AUTH-1..11): sign in, create an account, recover it, and what members find here. */
export function LoginForm(props: Props): ReactNode {
  return (
    <ErrorBoundary phone={props.phone}>
      <LoginPanel {...props} />
    </ErrorBoundary>
  );
}

/** Forms of one name share their fields: what was typed into the one stays in the other. */
function fieldsOf(view: FormView): string {
  return view === 'sign-up' ? 'sign-in' : view;
}

function LoginPanel({ configuration, paths, phone }: Props): ReactNode {
  const login = useLogin(configuration, { loginPath: paths.login, phone: phone.display });
  const root = useRef<HTMLDivElement>(null);
  const { member, notice, pending, step, view } = login;

  const wake = useEffectEvent(() => {
    if (!root.current) return;
    // With the form itself, not on demand: a fault of the network must be told without the network.
    startToasts();
    void login.followLink();
    // The client is loaded when it has something to do: a session to refresh, or a form in use.
    const inUse = root.current.contains(document.activeElement);
    if (inUse || currentMember(configuration.storageKey) !== undefined) login.prepare();
    catchUp(root.current);
  });
  useEffect(() => {
    wake();
  }, []);

  useEffect(() => {
    if (step > 0 && root.current) focusWhatNeedsAttention(root.current);
  }, [step]);

  // Signing in changes the stored member before the page is left: the form stays in sight.
  const isMemberShown = member !== undefined && view !== 'new-password' && pending !== 'form';
  return (
    <div ref={root} className="grid gap-6">
      {notice && (
        <div className="grid gap-2 rounded-card bg-sunken p-4">
          <p data-notice tabIndex={-1} className="wrap-anywhere">
            {notice.text}
          </p>
          {notice.offers.map((offer) => (
            <OfferButton key={offer} offer={offer} login={login} />
          ))}
        </div>
      )}
      {isMemberShown ? (
        <MemberPanel login={login} calculator={paths.calculator} />
      ) : (
        <FormPanel key={fieldsOf(view)} login={login} />
      )}
    </div>
  );
}
