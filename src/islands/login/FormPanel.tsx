import type { ReactNode, SubmitEvent } from 'react';
import { EmailField, ErrorText, PasswordField } from './fields.tsx';
import { SecondaryActionButton } from './SecondaryActionButton.tsx';
import type { Login } from './use-login.ts';
import type { FormTexts } from './texts.ts';
import { FORM_LAYOUTS, type SecondaryAction } from './views.ts';

/** One form per purpose (AUTH-2): fields, error, submit button and secondary actions. */
export function FormPanel({ login }: { readonly login: Login }): ReactNode {
  const { view, error, owner, texts } = login;
  const form: FormTexts = texts.forms[view];
  const layout = FORM_LAYOUTS[view];
  const busy = login.pending === 'form';
  const field = error?.field === 'password' && !layout.password ? undefined : error?.field;
  const formError = field ? undefined : error;
  const offered = (login.member && layout.memberActions) ?? layout.actions;
  // A closed account gets no other password.
  const isOffered = (action: SecondaryAction) =>
    action !== 'forgotten' || error?.code !== 'user_banned';

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const read = (name: string) => {
      const value = data.get(name);
      // A form without a password field has no password.
      return typeof value === 'string' ? value : '';
    };
    void login.submit({ email: read('email'), password: read('password') });
  };

  return (
    <form
      // With `post`, a native submit cannot put the password into the address.
      method="post"
      className="flex flex-col gap-4"
      aria-labelledby="login-title"
      aria-busy={busy}
      onSubmit={submit}
      onFocus={login.prepare}
      suppressHydrationWarning
    >
      <h2 id="login-title" tabIndex={-1} className="text-h3">
        {form.title}
      </h2>
      {form.hint && <p>{form.hint}</p>}
      <EmailField
        texts={texts}
        email={view === 'new-password' && owner ? owner.email : login.email}
        readOnly={view === 'new-password'}
        error={field === 'email' ? error : undefined}
      />
      {layout.password && (
        <PasswordField
          texts={texts}
          autoComplete={layout.password}
          error={field === 'password' ? error : undefined}
        />
      )}
      {layout.help && isOffered(layout.help) && (
        <div className="-mt-5 -mb-2 grid">
          <SecondaryActionButton action={layout.help} login={login} />
        </div>
      )}
      <ErrorText id="login-error" error={formError} />
      <button
        type="submit"
        className="btn btn-primary disabled:cursor-default disabled:opacity-75"
        disabled={busy}
        aria-describedby={formError ? 'login-error' : undefined}
      >
        {busy ? texts.wait : form.button}
      </button>
      <div className="login-foot grid empty:hidden">
        {offered.filter(isOffered).map((action) => (
          <SecondaryActionButton key={action} action={action} login={login} />
        ))}
      </div>
    </form>
  );
}
