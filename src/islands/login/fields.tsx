import { useState, type KeyboardEvent, type ReactNode } from 'react';
import type { UserMessage } from '#src/auth/user-message.ts';
import type { LoginTexts } from './texts.ts';

interface ErrorProps {
  readonly id: string;
  readonly error: UserMessage | undefined;
}

/** Shows an error where the visitor can correct it (AUTH-6). */
export function ErrorText({ id, error }: ErrorProps): ReactNode {
  if (!error) return null;
  return (
    <p id={id} className="font-bold wrap-anywhere">
      {[error.text, ...error.points].join(' ')}
    </p>
  );
}

interface EmailProps {
  readonly texts: LoginTexts;
  readonly email: string;
  readonly readOnly: boolean;
  readonly error: UserMessage | undefined;
}

/** Email field, validated by the browser (AUTH-2). Uncontrolled: text typed before hydration stays. */
export function EmailField({ texts, email, readOnly, error }: EmailProps): ReactNode {
  return (
    <div className="field">
      <label htmlFor="login-email">{texts.email}</label>
      <input
        className="input"
        id="login-email"
        name="email"
        type="email"
        autoComplete="username"
        placeholder=" "
        spellCheck={false}
        required
        readOnly={readOnly}
        {...(email && { defaultValue: email })}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'login-email-error' : undefined}
      />
      <ErrorText id="login-email-error" error={error} />
    </div>
  );
}

interface PasswordProps {
  readonly texts: LoginTexts;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly error: UserMessage | undefined;
}

/** Password field that can show its text and mentions Caps Lock. No strength rule (AUTH-2). */
export function PasswordField({ texts, autoComplete, error }: PasswordProps): ReactNode {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const label = shown ? texts.hide : texts.show;
  const watch = (event: KeyboardEvent) => {
    setCapsLock(event.getModifierState('CapsLock'));
  };
  return (
    <div className="field">
      <label htmlFor="login-password">{texts.password}</label>
      <div className="input password">
        <input
          id="login-password"
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          placeholder=" "
          spellCheck={false}
          required
          onKeyDown={watch}
          onKeyUp={watch}
          aria-invalid={error ? true : undefined}
          aria-describedby={`login-caps-lock${error ? ' login-password-error' : ''}`}
        />
        <button
          className="btn text-brand"
          type="button"
          aria-label={`${label} ${texts.characters}`}
          aria-controls="login-password"
          onClick={() => {
            setShown(!shown);
          }}
        >
          {label}
        </button>
      </div>
      <p id="login-caps-lock" className="text-muted">
        {capsLock && texts.capsLock}
      </p>
      <ErrorText id="login-password-error" error={error} />
    </div>
  );
}
