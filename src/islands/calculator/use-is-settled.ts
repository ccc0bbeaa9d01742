import { useEffect, useState } from 'react';

/** Pause after the last change, longer than the time between two keystrokes of a slow typist. */
const PAUSE_MS = 500;

/**
 * Checks whether a value has not changed for 500 ms. For updates that must not follow each step:
 * screen reader announcements, and the address, which browsers allow to change only so often.
 */
export function useIsSettled(value: unknown): boolean {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled === value;
}
