import { expect } from 'vitest';
import type { Answer } from './server.ts';
import type { Need, World } from './world.ts';

/** One test of contract section 8. */
export interface Vector {
  /** The number of the contract; a line with several requests has several vectors. */
  readonly id: string;
  readonly title: string;
  readonly needs: readonly Need[];
  readonly run: (world: World) => Promise<void>;
}

/** A vector that checks the last answer's status, code and message. */
export interface AnswerRow {
  readonly id: string;
  readonly title: string;
  readonly needs?: readonly Need[];
  readonly ask: (world: World) => Answer | Promise<Answer>;
  readonly status: number;
  readonly code?: string;
  readonly message?: string | RegExp;
  /** Further checks of the answer or of the server. */
  readonly also?: (answer: Answer, world: World) => void | Promise<void>;
}

function answerVector({ id, title, needs = [], ...row }: AnswerRow): Vector {
  const run = async (world: World) => {
    const answer = await row.ask(world);
    expect(answer.status, answer.text).toBe(row.status);
    if (row.code !== undefined) expect(answer.body['code']).toBe(row.code);
    if (typeof row.message === 'string') expect(answer.body['message']).toBe(row.message);
    if (row.message instanceof RegExp) expect(answer.body['message']).toMatch(row.message);
    await row.also?.(answer, world);
  };
  return { id, title, needs, run };
}

/** Turns rows into vectors. */
export function answerVectors(rows: readonly AnswerRow[]): readonly Vector[] {
  return rows.map(answerVector);
}
