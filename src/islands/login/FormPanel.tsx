import type { ReactNode, SubmitEvent } from 'react';
import { EmailField } from './EmailField.tsx';
import { FailureText } from './FailureText.tsx';
import { OfferButton } from './OfferButton.tsx';
import { PasswordField } from './PasswordField.tsx';
import type { Login } from './use-login.ts';
import { formTexts } from './views.ts';

/** One form a purpose (AUTH-2): its fields, what went wrong, its button, and where else to go. */
export function FormPanel({ login }: { readonly login: Login }): ReactNode {
  const { view, failure } = login;
  const texts = formTexts(view);
  const busy = login.pending === 'form';
  const field = failure?.field === 'password' && !texts.password ? undefined : failure?.field;
  const fault = failure && !field ? failure : undefined;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const read = (name: string) => String(data.get(name) ?? '');
    void login.send({ email: read('email').trim(), password: read('password') });
  };

  return (
    <form
      // `post`, so that no accident can put a password into the address bar.
      method="post"
      className="grid gap-4"
      aria-labelledby="login-title"
      aria-busy={busy}
      onSubmit={submit}
      onFocus={login.prepare}
      suppressHydrationWarning
    >
      <h2 id="login-title" tabIndex={-1} className="text-xl">
        {texts.title}
      </h2>
      {texts.hint && <p>{texts.hint}</p>}
      <EmailField
        email={view === 'new-password' ? (login.member ?? login.email) : login.email}
        readOnly={view === 'new-password'}
        failure={field === 'email' ? failure : undefined}
      />
      {texts.password && (
        <PasswordField
          autoComplete={texts.password}
          failure={field === 'password' ? failure : undefined}
        />
      )}
      <FailureText id="login-fault" failure={fault} />
      <button
        type="submit"
        className="btn btn-primary"
        disabled={busy}
        aria-describedby={fault ? 'login-fault' : undefined}
      >
        {busy ? 'Please wait...' : texts.button}
      </button>
      {texts.offers.map((offer) => (
        <OfferButton key={offer} offer={offer} login={login} />
      ))}
    </form>
  );
}
