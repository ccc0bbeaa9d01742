import type { ReactNode } from 'react';
import type { Failure } from '#src/auth/sentences.ts';
import { FailureText } from './FailureText.tsx';

interface Props {
  readonly email: string;
  readonly readOnly: boolean;
  readonly failure: Failure | undefined;
}

/** The e-mail: checked by the browser alone (AUTH-2), uncontrolled so that early typing stays. */
export function EmailField({ email, readOnly, failure }: Props): ReactNode {
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
        aria-invalid={failure ? true : undefined}
        aria-describedby={failure ? 'login-email-error' : undefined}
      />
      <FailureText id="login-email-error" failure={failure} />
    </div>
  );
}
