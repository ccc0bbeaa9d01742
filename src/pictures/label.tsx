import { invariant } from '#src/domain/invariant.ts';
import { PICTURE_WIDTH } from './frame.tsx';

/** Height of a line of text, and mean width of a letter in the size of narrow windows, in units. */
const LINE_HEIGHT = 20;
const LETTER_WIDTH = 9.5;
const MARGIN = 4;
/** Space between a text and its leader. */
const GAP = 4;
const BESIDE = { start: -GAP, middle: 0, end: GAP } as const;

interface Props {
  readonly text: string;
  /** Where the text begins, ends or has its middle. The first line's middle is at `y`. */
  readonly x: number;
  readonly y: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Longest line in units. Default: to the edge of the drawing. */
  readonly width?: number;
  /** Points of the leader from the text to the part, as path data without its start. */
  readonly to?: string;
  /** X of a leader that begins above the text. Default: beside the first line. */
  readonly above?: number;
  /** X of a leader that begins below the last line. The number of lines differs per language. */
  readonly below?: number;
  /** On the ground, text needs no outline. */
  readonly isOnGround?: boolean;
}

function spaceAt(x: number, anchor: 'start' | 'middle' | 'end'): number {
  const before = x - MARGIN;
  const after = PICTURE_WIDTH - MARGIN - x;
  if (anchor === 'start') return after;
  return anchor === 'end' ? before : 2 * Math.min(before, after);
}

/**
 * Breaks a text into lines.
 *
 * @throws Error when a word is wider than the space.
 */
export function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    invariant(word.length * LETTER_WIDTH <= width, `pictures: '${word}' in '${text}' is too long`);
    const line = lines.at(-1);
    if (line !== undefined && (line.length + 1 + word.length) * LETTER_WIDTH <= width)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function leaderStart({ x, y, anchor = 'start', above, below }: Props, lines: number): string {
  if (above !== undefined) return `M${above} ${y - LINE_HEIGHT / 2}`;
  if (below !== undefined) return `M${below} ${y + (lines - 1 / 2) * LINE_HEIGHT}`;
  return `M${x + BESIDE[anchor]} ${y}`;
}

/** Name of a part, with a line that ends in a dot on it. */
export function Label(props: Props) {
  const { text, x, y, anchor = 'start', width = spaceAt(x, anchor), to, isOnGround } = props;
  const lines = wrap(text, width);
  return (
    <>
      {to && (
        <path className="leader" d={leaderStart(props, lines.length) + to} markerEnd="url(#dot)" />
      )}
      <text className={isOnGround ? 'no-line' : undefined} textAnchor={anchor}>
        {lines.map((line, at) => (
          <tspan key={line} x={x} y={y + 6 + at * LINE_HEIGHT}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
}
