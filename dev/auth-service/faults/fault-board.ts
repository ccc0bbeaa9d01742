import type { JsonObject } from '#dev/auth-service/json.ts';

const faultKinds = [
  ...(['refused', 'hanging', 'slow', 'truncated', 'empty', 'html', 'mail'] as const),
  ...(['429', '500', '502', '503', '504'] as const),
];

const scopeNames = ['path', 'email'] as const;

/**
 * The requests that a fault applies to, all when empty: `path` (`token`, `signup`, ...) and the
 * caller's `email`, so that parallel tests can use different faults.
 */
export type FaultScope = { readonly [Name in (typeof scopeNames)[number]]?: string };

export interface Fault {
  readonly kind: (typeof faultKinds)[number];
  readonly scope: FaultScope;
  /** For `slow`, milliseconds. */
  readonly delayMs: number;
}

/** Reads a scope from a control request. @throws TypeError naming the field that is wrong */
export function scopeFrom(body: JsonObject): FaultScope {
  const entries = scopeNames.flatMap((name) => {
    const value = body[name];
    if (value === undefined) return [];
    if (typeof value === 'string') return [[name, value]];
    throw new TypeError(`${name} must be text`);
  });
  return Object.fromEntries(entries);
}

function countIn(body: JsonObject, name: string, standard: number): number {
  const value = body[name] ?? standard;
  if (typeof value === 'number' && value >= 0) return value;
  throw new TypeError(`${name} must be a number from 0`);
}

/** Reads a fault from a control request. @throws TypeError naming the field that is wrong */
export function faultFrom(body: JsonObject): Fault {
  const kind = faultKinds.find((name) => name === body['kind']);
  if (kind === undefined) throw new TypeError(`kind must be one of ${faultKinds.join(', ')}`);
  return { kind, scope: scopeFrom(body), delayMs: countIn(body, 'delayMs', 2000) };
}

/** A fault that is switched on; `end` is aborted when the fault is cleared. */
export interface ActiveFault extends Fault {
  readonly end: AbortController;
  hits: number;
}

function isWithin(inner: FaultScope, outer: FaultScope): boolean {
  return scopeNames.every((name) => outer[name] === undefined || outer[name] === inner[name]);
}

/** The faults that are switched on: one per scope, the newest first. */
export class FaultBoard {
  #active: readonly ActiveFault[] = [];

  /** Switches a fault on, in place of one with the same scope. */
  add(fault: Fault): void {
    const { scope } = fault;
    this.#keep((other) => !isWithin(other.scope, scope) || !isWithin(scope, other.scope));
    this.#active = [{ ...fault, end: new AbortController(), hits: 0 }, ...this.#active];
  }

  /** Switches off the faults within a scope, by default all. */
  clear(scope: FaultScope = {}): void {
    this.#keep((fault) => !isWithin(fault.scope, scope));
  }

  /**
   * Finds the fault that applies to a request and counts a hit.
   * @param isMail true when an email is sent, which only `mail` faults apply to
   */
  match(request: FaultScope, isMail = false): ActiveFault | undefined {
    const match = this.#active.find(
      ({ kind, scope }) => (kind === 'mail') === isMail && isWithin(request, scope),
    );
    if (match !== undefined) match.hits += 1;
    return match;
  }

  /** Lists the active faults with their hits, for the control port. */
  list() {
    return this.#active.map(({ kind, scope, hits }) => ({ kind, ...scope, hits }));
  }

  #keep(isKept: (fault: ActiveFault) => boolean): void {
    for (const fault of this.#active) if (!isKept(fault)) fault.end.abort();
    this.#active = this.#active.filter(isKept);
  }
}
