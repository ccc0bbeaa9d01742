import type { ReactNode } from 'react';
import type { UserMessage } from '#src/auth/user-message.ts';
import { ErrorText } from './ErrorText.tsx';

interface Props {
  readonly email: string;
  readonly readOnly: boolean;
  readonly error: UserMessage | undefined;
}

/** Email field, validated by the browser (AUTH-2). Uncontrolled: text typed before hydration stays. */
export function EmailField({ email, readOnly, error }: Props): ReactNode {
  return (
    <div className="field">
      <label htmlFor="login-email">Email</label>
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
