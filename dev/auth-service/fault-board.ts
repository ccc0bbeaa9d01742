import { z } from 'astro/zod';

/** The requests of a fault, by default all: `email` is the caller's, which parallel tests use. */
export const scopeSchema = z.strictObject({ path: z.string(), email: z.string() }).partial();
export type FaultScope = z.infer<typeof scopeSchema>;

/** A fault, as the control port receives it. */
export const faultSchema = scopeSchema.extend({
  kind: z.enum([
    ...(['refused', 'hanging', 'slow', 'truncated', 'empty', 'html'] as const),
    ...(['mail', 'mail-quota', '403', '429', '500', '502', '503', '504'] as const),
  ]),
});
export type Fault = z.infer<typeof faultSchema>;

/** A fault that is switched on; `end` is aborted when the fault is cleared. */
interface ActiveFault extends Fault {
  readonly end: AbortController;
  hits: number;
}

function isWithin(inner: FaultScope, outer: FaultScope): boolean {
  const names = ['path', 'email'] as const;
  return names.every((name) => outer[name] === undefined || outer[name] === inner[name]);
}

/** The faults that are switched on, the newest first. */
export class FaultBoard {
  #active: readonly ActiveFault[] = [];

  /** Switches a fault on, in place of those within its scope. */
  add(fault: Fault): void {
    this.clear(fault);
    this.#active = [{ ...fault, end: new AbortController(), hits: 0 }, ...this.#active];
  }

  /** Switches off the faults within a scope, by default all. */
  clear(scope: FaultScope = {}): void {
    for (const fault of this.#active) if (isWithin(fault, scope)) fault.end.abort();
    this.#active = this.#active.filter(({ end }) => !end.signal.aborted);
  }

  /** Finds the fault of a request, or of the email that it sends, and counts a hit. */
  match(scope: FaultScope, isMail = false): ActiveFault | undefined {
    const match = this.#active.find(
      (fault) => fault.kind.startsWith('mail') === isMail && isWithin(scope, fault),
    );
    if (match !== undefined) match.hits += 1;
    return match;
  }

  /** Lists the active faults with their hits, for the control port. */
  list() {
    return this.#active.map(({ end: _, ...fault }) => fault);
  }
}
