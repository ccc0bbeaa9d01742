import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { fieldInEditor } from '#dev/editor/places.ts';
import { launchBlockers } from '#src/integrations/launch-blockers.ts';
import { company } from '#src/queries/content.ts';

/** Without a member login, which is a blocker. */
const env = { ...process.env, PUBLIC_SUPABASE_URL: '', PUBLIC_SUPABASE_ANON_KEY: '' };
/** A small window of a terminal. */
const SCREEN = { rows: 30, columns: 110 };
const subjects = launchBlockers(company, env).map(({ subject }) => subject);

function preflight(...args: readonly string[]) {
  const run = spawnSync(process.execPath, ['dev/preflight.ts', ...args], { env, encoding: 'utf8' });
  return { status: run.status, lines: run.stdout.trim().split('\n') };
}

describe('npm run preflight', () => {
  test('says first what blocks, by the names of the editor, on one screen, and again at its end', () => {
    const { status, lines } = preflight();
    const rows = lines.map(({ length }) => Math.max(1, Math.ceil(length / SCREEN.columns)));
    const last = lines.at(-1) ?? '';
    expect(status).toBe(1);
    expect(rows.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(SCREEN.rows);
    expect(lines[2]).toBe(`Blocks the launch (${subjects.length})`);
    expect(last).toContain(`blocked by ${subjects.length}: `);
    for (const subject of subjects) {
      const name =
        subject in company ? fieldInEditor('src/content/company.yaml', subject) : subject;
      expect(last.toLowerCase()).toContain(name.toLowerCase());
    }
    expect(lines.join('\n')).not.toContain('src/content');
  });

  // tests/content/spanish-gaps.test.ts and firm-without-offers.test.ts list all topics.
  test('PLAN-4 lists one topic, with rules and pages', () => {
    const lawyer = preflight('lawyer').lines;
    expect(lawyer).toContainEqual(expect.stringMatching(/^Ask a lawyer \(\d+\)$/));
    expect(lawyer).toContainEqual(expect.stringMatching(/^ {6}on \S/));
    expect(lawyer.join('\n')).not.toContain('to confirm (');
  });
});
