const WEEKS = 52;
const MONTHS = 12;
const COUNTS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];

interface Pace {
  /** Visits a year. */
  readonly inYear: number;
  readonly text: string;
}

/** Paces that a sentence can name. */
const PACES: readonly Pace[] = [
  ...COUNTS.flatMap((count, at) => [
    { inYear: (at + 1) * MONTHS, text: `About ${count} a month.` },
    { inYear: (at + 1) * WEEKS, text: `About ${count} a week.` },
  ]),
  ...[2, 3, 4, 6].map((every) => ({
    inYear: MONTHS / every,
    text: `About one every ${every} months.`,
  })),
  ...[2, 3, 4, 5, 6, 7, 10].map((every) => ({
    inYear: WEEKS / every,
    text: `About one every ${every} weeks.`,
  })),
];

/** Says how often a visit comes, in the nearest pace that a sentence can name. */
export function visitPace(inYear: number): string {
  /** How far a pace is off, as a ratio: 12 for 13 is as near as 24 for 26. */
  const distance = (pace: Pace) => Math.abs(Math.log(pace.inYear / inYear));
  return PACES.reduce((best, pace) => (distance(pace) < distance(best) ? pace : best)).text;
}
