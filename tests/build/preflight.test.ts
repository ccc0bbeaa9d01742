import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { fieldInEditor } from '#dev/editor/places.ts';
import { blockers, groups, pages } from '#dev/preflight/groups.ts';
import { reportLines } from '#dev/preflight/report.ts';
import { launchBlockers } from '#src/integrations/launch-blockers.ts';
import { company } from '#src/queries/content.ts';

/** A small window of a terminal, less the line with the name of the firm. */
const SCREEN = { rows: 29, columns: 110 };
const subjects = launchBlockers(company, process.env).map(({ subject }) => subject);

const preflight = (request?: string) =>
  stripVTControlCharacters(
    reportLines({ blockers, groups }, pages.length, request).join('\n'),
  ).split('\n');

describe('npm run preflight', () => {
  test.skipIf(subjects.length === 0)(
    'says first what blocks, by the names of the editor, on one screen, and again at its end',
    () => {
      const lines = preflight();
      const rows = lines.map(({ length }) => Math.max(1, Math.ceil(length / SCREEN.columns)));
      const last = lines.at(-1) ?? '';
      expect(rows.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(SCREEN.rows);
      expect(lines[1]).toBe(`Blocks the launch (${subjects.length})`);
      expect(last).toContain(`blocked by ${subjects.length}: `);
      for (const subject of subjects) {
        const name =
          subject in company ? fieldInEditor('src/content/company.yaml', subject) : subject;
        expect(last.toLowerCase()).toContain(name.toLowerCase());
      }
      expect(lines.join('\n')).not.toContain('src/content');
    },
  );

  // tests/content/spanish-gaps.test.ts and firm-without-offers.test.ts start the command, and list all topics.
  test('PLAN-4 lists one topic, with rules and pages', () => {
    const lawyer = preflight('lawyer');
    expect(lawyer).toContainEqual(expect.stringMatching(/^Ask a lawyer \(\d+\)$/));
    expect(lawyer).toContainEqual(expect.stringMatching(/^ {6}on \S/));
    expect(lawyer.join('\n')).not.toContain('to confirm (');
  });
});
