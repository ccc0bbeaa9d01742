import type { ReactNode } from 'react';
import type { UserMessage } from '#src/auth/user-message.ts';

interface Props {
  readonly id: string;
  readonly error: UserMessage | undefined;
}

/** Shows an error where the visitor can correct it (AUTH-6). */
export function ErrorText({ id, error }: Props): ReactNode {
  if (!error) return null;
  return (
    <p id={id} className="font-bold wrap-anywhere">
      {[error.text, ...error.points].join(' ')}
    </p>
  );
}
