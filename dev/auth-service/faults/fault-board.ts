import type { Fault, FaultScope } from './fault.ts';

/** A fault that is switched on; `ended` fires when it is cleared. */
interface Posted {
  readonly fault: Fault;
  readonly end: AbortController;
  hits: number;
}

/** A fault met by a request, and the signal of its end. */
export interface MetFault {
  readonly fault: Fault;
  readonly ended: AbortSignal;
}

const scopeNames = ['path', 'method', 'grantType', 'email'] as const;

function isWithin(inner: FaultScope, outer: FaultScope): boolean {
  return scopeNames.every((name) => outer[name] === undefined || outer[name] === inner[name]);
}

/** The faults that are switched on: one per scope, the newest first. */
export class FaultBoard {
  #posted: readonly Posted[] = [];

  /** Switches a fault on, in place of one of the same scope. */
  post(fault: Fault): void {
    const others = this.#posted.filter(
      ({ fault: { scope } }) => !(isWithin(scope, fault.scope) && isWithin(fault.scope, scope)),
    );
    this.#endAllBut(others);
    this.#posted = [{ fault, end: new AbortController(), hits: 0 }, ...others];
  }

  /** Switches off what lies within a scope; everything without one. */
  clear(scope: FaultScope = {}): void {
    this.#endAllBut(this.#posted.filter(({ fault }) => !isWithin(fault.scope, scope)));
  }

  /**
   * Finds the fault that a request meets, or with `isMail` the `mail` fault of an account, and counts a hit.
   * @returns undefined when there is none
   */
  meet(request: FaultScope, isMail = false): MetFault | undefined {
    const met = this.#posted.find(
      ({ fault, hits }) =>
        hits < fault.times && (fault.kind === 'mail') === isMail && isWithin(request, fault.scope),
    );
    if (met === undefined) return undefined;
    met.hits += 1;
    return { fault: met.fault, ended: met.end.signal };
  }

  get isQuiet(): boolean {
    return this.#posted.length === 0;
  }

  /** For the control port: what is on, and how many requests it has met. */
  list() {
    return this.#posted.map(({ fault: { kind, scope }, hits }) => ({ kind, ...scope, hits }));
  }

  #endAllBut(kept: readonly Posted[]): void {
    for (const posted of this.#posted) if (!kept.includes(posted)) posted.end.abort();
    this.#posted = kept;
  }
}
