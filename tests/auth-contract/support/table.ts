import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from './server.ts';
import { startWorld, unmet, type Need, type World } from './world.ts';

/** One line of contract section 8. */
export interface Vector {
  /** As numbered there; a line with several requests has several rows of one number. */
  readonly id: string;
  readonly title: string;
  readonly needs: readonly Need[];
  readonly run: (world: World) => Promise<void>;
}

/** A row whose last answer is judged by status, code and message. */
export interface AnswerRow {
  readonly id: string;
  readonly title: string;
  readonly needs?: readonly Need[];
  readonly ask: (world: World) => Answer | Promise<Answer>;
  readonly status: number;
  readonly code?: string;
  readonly message?: string | RegExp;
  /** What else must be true of the answer or of the server after it. */
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

/** Makes vectors of a table of answers. */
export function answerVectors(rows: readonly AnswerRow[]): readonly Vector[] {
  return rows.map(answerVector);
}

/** Runs a table against one server; a row that asks too much of it is skipped and says why. */
export function runTable(group: string, vectors: readonly Vector[]): void {
  describe(group, () => {
    let world: World;
    beforeAll(async () => {
      world = await startWorld();
    });
    beforeEach(() => world.reset());
    afterAll(() => world.end());

    for (const { id, title, needs, run } of vectors) {
      const missing = unmet(needs);
      const reason = missing.length === 0 ? '' : ` (this server lacks: ${missing.join(', ')})`;
      it.skipIf(missing.length > 0)(`${id} ${title}${reason}`, () => run(world));
    }
  });
}
