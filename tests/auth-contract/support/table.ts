import { expect } from 'vitest';
import type { Answer } from './server.ts';
import type { World } from './world.ts';

/** One row of the contract: a request of the site or of its mails, and the answer. */
export interface Vector {
  /** Begins with a group and a number. */
  readonly title: string;
  readonly run: (world: World) => Promise<void>;
}

/** Answers that several groups expect: status, code and message; `…` at the end stands for any text. */
export const answers = {
  ok: '200',
  redirect: '303',
  badFormat: '400 validation_failed Unable to validate email address: invalid format',
  wrongCredentials: '400 invalid_credentials Invalid login credentials',
  banned: '403 user_banned User is banned',
  expired: '403 otp_expired Email link is invalid or has expired',
  tooSoon:
    '429 over_email_send_rate_limit For security purposes, you can only request this after 59 seconds.',
  quota: '429 over_email_send_rate_limit email rate limit exceeded',
  weak: '422 weak_password Password should be at least 6 characters.',
};

/** Any text of a body. */
export const text: unknown = expect.any(String);

/** Describes an answer like `answers` above. */
function summary({ status, body }: Answer): string {
  const { code, message } = body;
  if (typeof code !== 'string' || typeof message !== 'string') return String(status);
  // A slow server counts down further.
  return `${status} ${code} ${message.replace(/\d\d seconds/, '59 seconds')}`;
}

/** Asserts fields of a body, among others; a field that is undefined must be absent. */
export function expectFields(body: object, fields: object): void {
  const absent = Object.fromEntries(Object.keys(fields).map((name) => [name, undefined]));
  expect({ ...absent, ...body }).toMatchObject(fields);
}

/**
 * Creates a row.
 * @param ask may check more than the answer
 * @param fields of the answer's body, as `expectFields` has them
 */
export function row(
  title: string,
  expected: string,
  ask: (world: World) => Promise<Answer>,
  fields: object = {},
): Vector {
  const run = async (world: World) => {
    const answer = await ask(world);
    const [start = '', end] = expected.split('…');
    const received = summary(answer);
    expect(end === undefined ? received : received.slice(0, start.length), answer.text).toBe(start);
    expectFields(answer.body, fields);
  };
  return { title, run };
}
