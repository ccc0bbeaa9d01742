import { describe, expect, test } from 'vitest';
import { content } from '#src/queries/content.ts';

/** Names of jobs for which the building department generally wants a permit. */
const NEEDS_PERMIT = new RegExp(
  [
    String.raw`\b(?:replace|install)\b.*\bwater heater$`,
    String.raw`\bgas (?:piping|pipe|line)\b`,
    String.raw`\brepipe\b|\breplace\b.*\brun\b|\bbypass\b.*\bleak\b`,
    String.raw`\b(?:install|replace|repair|reline)\b.*\b(?:sewer|cleanout)\b`,
    String.raw`\brough in\b|\badd an?\b|\brework\b.*\b(?:drain|vent)\b`,
  ].join('|'),
  'i',
);
/** How the texts say that the fee is not in the price. */
const FEE_IS_EXTRA =
  /\bpermit\b.*\b(?:extra|not included|excluded|in addition|on top|not here)\b|\b(?:not included:|without) the permit\b/i;

const plumberJobs = content('en').cities.flatMap(({ slug, job }) =>
  job.by === 'plumber' ? [{ slug, ...job }] : [],
);

describe('a job that generally needs a permit', () => {
  test.each([
    'Replace a forty-gallon gas water heater',
    'Install a tankless water heater',
    'Extend a gas line to a range',
    'Repipe the supply lines of one bathroom',
    'Replace a choked galvanized run under the floor',
    'Replace the sewer line to the street',
    'Add a half bath',
  ])('%s', (name) => {
    expect(name).toMatch(NEEDS_PERMIT);
  });

  test.each([
    'Replace a water heater anode rod',
    'Descale a tankless water heater',
    'Clear a main sewer backup from the cleanout',
    'Cut roots from a sewer and film it',
    'Replace a bathtub waste and overflow',
  ])('not: %s', (name) => {
    expect(name).not.toMatch(NEEDS_PERMIT);
  });

  test('says that the fee is not in the price', () => {
    const silent = plumberJobs.filter(
      ({ name, covers }) => NEEDS_PERMIT.test(name) && !FEE_IS_EXTRA.test(covers),
    );
    expect(silent.map(({ slug, covers }) => `${slug}: ${covers}`)).toEqual([]);
  });
});
