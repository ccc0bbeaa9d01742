import { styleText } from 'node:util';

/** Where a point is settled: a field of the editor, or a setting of the host. */
export interface Setting {
  /** Its name, such as 'Company › Phone'. */
  readonly label: string;
  /** The address of its form on the server of the editor. */
  readonly address?: string | undefined;
}

/** One thing that the owner has to settle. */
export interface Point {
  /** What it is about, in words of the owner, the important ones first. */
  readonly text: string;
  /** Addresses of the pages that show it. */
  readonly paths?: readonly string[];
  /** Rules, sources and wordings. */
  readonly details?: readonly string[];
  readonly setting?: Setting;
  /** Slug of a draft of a city that can be published. */
  readonly completeDraft?: string;
}

/** Points that are settled in the same way. */
export interface Group {
  /** Word by which it is asked for: `npm run preflight -- lawyer`. */
  readonly topic: string;
  readonly heading: string;
  /** Where or with whom they are settled. */
  readonly note: string;
  /** Forms of the editor that the note is about. */
  readonly settings?: readonly Setting[];
  readonly points: readonly Point[];
}

/** What `npm run preflight -- --json` prints, for the page Launch of the editor. */
export interface Report {
  readonly blockers: readonly Point[];
  readonly groups: readonly Group[];
}

const PATHS_NAMED = 3;

const isSpanish = (path: string) => /^\/es(?:\/|$)/.test(path);

/** English pages first: owners know their addresses. */
const byLanguage = (a: string, b: string) =>
  Number(isSpanish(a)) - Number(isSpanish(b)) || a.localeCompare(b, 'en');

/**
 * Names the pages of a list in a few words.
 *
 * @param all - Number of all pages.
 * @param named - Number of pages that are named.
 */
export function listPages(paths: readonly string[], all: number, named = PATHS_NAMED): string {
  if (paths.length === all && all > 1) return `every page (${all})`;
  const more = paths.length - named;
  const first = paths.toSorted(byLanguage).slice(0, named).join(', ');
  return more > 0 ? `${first} and ${more} more` : first;
}

const textOf = ({ setting, text }: Point) => (setting ? `${setting.label}: ${text}` : text);

/**
 * Writes a group as lines of text: its heading with the number of points, each point with its pages and
 * details below, and the note.
 *
 * @param all - Number of all pages.
 */
export function groupLines(
  { heading, note, points, settings = [] }: Group,
  all: number,
): readonly string[] {
  const lines = points.flatMap((point) => {
    const { paths = [], details = [] } = point;
    const pages = paths.length === 0 ? [] : [`on ${listPages(paths, all)}`];
    return [`  ☐ ${textOf(point)}`, ...[...pages, ...details].map((line) => `      ${line}`)];
  });
  const where = settings.map(({ label }) => label).join(', ');
  return ['', `${heading} (${points.length})`, ...lines, `  ${[note, where].join(' ').trim()}`];
}

/** Writes one line for each group with points: its topic, heading and number of points. */
export function topicLines(groups: readonly Group[]): readonly string[] {
  const open = groups.filter(({ points }) => points.length > 0);
  const width = Math.max(...open.map(({ topic }) => topic.length));
  return open.map(
    ({ topic, heading, points }) => `  ${topic.padEnd(width)}  ${heading} (${points.length})`,
  );
}

/**
 * Writes what blocks the launch, first and last, and between them the points of the topics that are asked for,
 * or the list of topics.
 *
 * @param report - All of them.
 * @param all - Number of all pages; 0 before the first build.
 * @param request - A topic or '--all'.
 */
export function reportLines(report: Report, all: number, request?: string): readonly string[] {
  const { blockers, groups } = report;
  const blocking: Group = {
    topic: 'blockers',
    heading: styleText('red', 'Blocks the launch'),
    note: 'Change them in the editor: npm run edit',
    points: blockers,
  };
  const asked = groups.filter(({ topic }) => request === '--all' || request === topic);
  const names = blockers.map(({ setting, text }) => setting?.label ?? text).join(', ');
  return [
    ...(blockers.length > 0 ? groupLines(blocking, 0) : []),
    ...asked.flatMap((group) => groupLines(group, all)),
    ...(asked.length === 0
      ? [
          '\nAlso to settle: npm run preflight -- and a word of this list, or --all',
          ...topicLines(groups),
        ]
      : []),
    ...(all === 0 ? ['\nBuild the site first (npm run build) to see what its pages say.'] : []),
    blockers.length > 0
      ? `\nNot ready to launch, blocked by ${blockers.length}: ${names}`
      : `\n${styleText('green', 'No blockers.')} Settle the points above, then launch: npm run publish`,
  ];
}
