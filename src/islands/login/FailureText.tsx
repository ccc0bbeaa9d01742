import type { ReactNode } from 'react';
import type { Failure } from '#src/auth/sentences.ts';

interface Props {
  readonly id: string;
  readonly failure: Failure | undefined;
}

/** What went wrong, in words, where the visitor can put it right (AUTH-6). */
export function FailureText({ id, failure }: Props): ReactNode {
  if (!failure) return null;
  return (
    <p id={id} className="font-bold">
      {[failure.text, ...failure.points].join(' ')}
    </p>
  );
}
