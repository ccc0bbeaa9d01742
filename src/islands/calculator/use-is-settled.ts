import { useEffect, useState } from 'react';

/** How long somebody pauses when he has done: longer than a slow typist between two keys. */
const PAUSE_MS = 500;

/**
 * Whether a value has stood still for a moment: for what must not follow each step, such as a
 * screen reader's announcement or the address, which browsers let change only so often.
 */
export function useIsSettled(value: unknown): boolean {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled === value;
}
