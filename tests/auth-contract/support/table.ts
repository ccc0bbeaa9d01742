import { expect } from 'vitest';
import type { Answer } from './server.ts';
import type { World } from './world.ts';

/** One row of the contract: a request of the site or of its mails, and the answer. */
export interface Vector {
  readonly id: string;
  readonly title: string;
  readonly run: (world: World) => Promise<void>;
}

type Ask = (world: World) => Promise<Answer>;
type Check = (answer: Answer, world: World) => void | Promise<void>;

/** Answers that several groups expect: status, code and message; `…` stands for any text. */
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

/** Describes an answer like `answers` above. */
function summary({ status, body }: Answer): string {
  const { code, message } = body;
  if (typeof code !== 'string' || typeof message !== 'string') return String(status);
  // A slow server counts down further.
  return `${status} ${code} ${message.replace(/\d\d seconds/, '59 seconds')}`;
}

/** Creates a row. @param also further checks of the answer or of the server */
export function row(id: string, title: string, expected: string, ask: Ask, also?: Check): Vector {
  const run = async (world: World) => {
    const answer = await ask(world);
    const [start = '', end] = expected.split('…');
    if (end === undefined) expect(summary(answer), answer.text).toBe(expected);
    else expect(summary(answer).slice(0, start.length)).toBe(start);
    expect(summary(answer).endsWith(end ?? '')).toBe(true);
    await also?.(answer, world);
  };
  return { id, title, run };
}
