import { z } from 'astro/zod';

/**
 * The requests that a fault applies to, all when empty: `path` (`token`, `signup`, ...) and the
 * caller's `email`, so that parallel tests can use different faults.
 */
export const scopeSchema = z.strictObject({
  path: z.string().optional(),
  email: z.string().optional(),
});
export type FaultScope = Readonly<z.infer<typeof scopeSchema>>;

/** A fault, as the control port receives it. `delayMs` is for `slow`. */
export const faultSchema = scopeSchema.extend({
  kind: z.enum([
    ...(['refused', 'hanging', 'slow', 'truncated', 'empty', 'html', 'mail'] as const),
    ...(['429', '500', '502', '503', '504'] as const),
  ]),
  delayMs: z.number().min(0).default(2000),
});
type Fault = Readonly<z.infer<typeof faultSchema>>;

/** A fault that is switched on; `end` is aborted when the fault is cleared. */
export interface ActiveFault extends Fault {
  readonly end: AbortController;
  hits: number;
}

function isWithin(inner: FaultScope, outer: FaultScope): boolean {
  const isMatch = (name: keyof FaultScope) =>
    outer[name] === undefined || outer[name] === inner[name];
  return isMatch('path') && isMatch('email');
}

/** The faults that are switched on: one per scope, the newest first. */
export class FaultBoard {
  #active: readonly ActiveFault[] = [];

  /** Switches a fault on, in place of one with the same scope. */
  add(fault: Fault): void {
    this.#end((other) => isWithin(other, fault) && isWithin(fault, other));
    this.#active = [{ ...fault, end: new AbortController(), hits: 0 }, ...this.#active];
  }

  /** Switches off the faults within a scope, by default all. */
  clear(scope: FaultScope = {}): void {
    this.#end((fault) => isWithin(fault, scope));
  }

  /**
   * Finds the fault that applies to a request and counts a hit.
   * @param isMail true when an email is sent, which only `mail` faults apply to
   */
  match(request: FaultScope, isMail = false): ActiveFault | undefined {
    const match = this.#active.find(
      (fault) => (fault.kind === 'mail') === isMail && isWithin(request, fault),
    );
    if (match !== undefined) match.hits += 1;
    return match;
  }

  /** Lists the active faults with their hits, for the control port. */
  list() {
    return this.#active.map(({ kind, path, email, hits }) => ({ kind, path, email, hits }));
  }

  #end(isEnded: (fault: ActiveFault) => boolean): void {
    for (const fault of this.#active) if (isEnded(fault)) fault.end.abort();
    this.#active = this.#active.filter((fault) => !isEnded(fault));
  }
}
