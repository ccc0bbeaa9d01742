import { useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Failure } from '#src/auth/sentences.ts';
import { FailureText } from './FailureText.tsx';

interface Props {
  readonly autoComplete: 'current-password' | 'new-password';
  readonly failure: Failure | undefined;
}

/** The password: it can be looked at, and says when Caps Lock is on. No strength rule (AUTH-2). */
export function PasswordField({ autoComplete, failure }: Props): ReactNode {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent) => {
    setCapsLock(event.getModifierState('CapsLock'));
  };
  return (
    <div className="field">
      <label htmlFor="login-password">Password</label>
      <div className="flex gap-2">
        <input
          className="input min-w-0 grow"
          id="login-password"
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          placeholder=" "
          spellCheck={false}
          required
          onKeyDown={watch}
          onKeyUp={watch}
          aria-invalid={failure ? true : undefined}
          aria-describedby={`login-caps-lock${failure ? ' login-password-error' : ''}`}
        />
        <button
          className="btn btn-quiet"
          type="button"
          aria-label={shown ? 'Hide characters' : 'Show characters'}
          aria-controls="login-password"
          onClick={() => {
            setShown(!shown);
          }}
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      </div>
      <p id="login-caps-lock" className="text-muted">
        {capsLock && 'Caps Lock is on.'}
      </p>
      <FailureText id="login-password-error" failure={failure} />
    </div>
  );
}
