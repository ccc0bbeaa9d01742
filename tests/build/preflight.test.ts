import { spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, test } from 'vitest';
import { callerQuestions } from '#dev/preflight/caller-questions.ts';
import { launchBlockers } from '#src/integrations/launch-blockers.ts';
import { company, prices } from '#src/queries/content.ts';

/** Without a member login, which is a blocker. */
const env = { ...process.env, PUBLIC_SUPABASE_URL: '', PUBLIC_SUPABASE_ANON_KEY: '' };
const MAX_COLUMNS = 110;
/** Missing once policies.yaml has everything (ASK-1). */
const ANSWERED = 'Callers will ask';
const GROUPS = [
  'Blocks the launch',
  'Ask a lawyer',
  ANSWERED,
  'Numbers, prices and promises to confirm',
];

let status: number | null;
let lines: readonly string[];

beforeAll(() => {
  const run = spawnSync(process.execPath, ['dev/preflight.ts'], { env, encoding: 'utf8' });
  ({ status } = run);
  lines = run.stdout.trim().split('\n');
}, 60_000);

describe('npm run preflight', () => {
  test('PLAN-4 lists its points in groups, in the order in which they are settled', () => {
    const headings = lines.map((line) => line.replace(/ \(\d+\)$/, ''));
    const isAnswered = callerQuestions(prices).length === 0;
    expect(headings.filter((heading) => GROUPS.includes(heading))).toEqual(
      GROUPS.filter((heading) => heading !== ANSWERED || !isAnswered),
    );
  });

  test('gives each point of these groups one line that fits a terminal', () => {
    const end = lines.findIndex((line) => line.startsWith('Spanish files'));
    const points = lines.slice(0, end < 0 ? undefined : end).filter((line) => /^ {2}\S/.test(line));
    expect(points.length).toBeGreaterThan(GROUPS.length);
    expect(points.filter(({ length }) => length > MAX_COLUMNS)).toEqual([]);
    expect(lines.filter((line) => /^ {3}/.test(line))).toEqual([]);
  });

  test('exits with status 1 and repeats the blockers in its last line', () => {
    const subjects = launchBlockers(company, env).map(({ subject }) => subject);
    expect(subjects.length).toBeGreaterThan(0);
    expect(status).toBe(1);
    expect(lines.at(-1)).toBe(
      `Not ready to launch, ${subjects.length} blockers: ${subjects.join(', ')}`,
    );
  });
});
