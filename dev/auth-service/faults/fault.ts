import type { JsonObject } from '#dev/auth-service/json.ts';

const faultKinds = [
  'refused',
  'hanging',
  'slow',
  'truncated',
  'empty',
  'html',
  'mail',
  '429',
  '500',
  '502',
  '503',
  '504',
] as const;

type FaultKind = (typeof faultKinds)[number];

/** Which requests a fault meets: all where nothing is said. */
export interface FaultScope {
  /** First step below `/auth/v1`: `token`, `signup`, ... */
  readonly path?: string;
  readonly method?: string;
  readonly grantType?: string;
  /** Of the request's body or of its caller (for `mail`, of the account), so that tests side by side do not meet. */
  readonly email?: string;
}

export interface Fault {
  readonly kind: FaultKind;
  readonly scope: FaultScope;
  /** How many requests it meets before it ends by itself; Infinity until it is cleared. */
  readonly times: number;
  /** Milliseconds, for `slow`; clearing the fault lets waiting requests go on at once. */
  readonly delayMs: number;
}

function isFaultKind(value: unknown): value is FaultKind {
  return faultKinds.some((kind) => kind === value);
}

function optionalText(body: JsonObject, name: keyof FaultScope): FaultScope {
  const value = body[name];
  if (value === undefined) return {};
  if (typeof value === 'string') return { [name]: value };
  throw new TypeError(`${name} must be text`);
}

/** Reads a scope as the control port receives it. @throws TypeError naming the field */
export function scopeFrom(body: JsonObject): FaultScope {
  return {
    ...optionalText(body, 'path'),
    ...optionalText(body, 'method'),
    ...optionalText(body, 'grantType'),
    ...optionalText(body, 'email'),
  };
}

function count(body: JsonObject, name: string, otherwise: number): number {
  const value = body[name] ?? otherwise;
  if (typeof value === 'number' && value >= 0) return value;
  throw new TypeError(`${name} must be a number from 0`);
}

/** Reads a fault as the control port receives it. @throws TypeError naming the field */
export function faultFrom(body: JsonObject): Fault {
  const { kind } = body;
  if (!isFaultKind(kind)) throw new TypeError(`kind must be one of ${faultKinds.join(', ')}`);
  return {
    kind,
    scope: scopeFrom(body),
    times: count(body, 'times', Infinity),
    delayMs: count(body, 'delayMs', 2000),
  };
}
