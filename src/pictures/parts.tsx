import { Label } from './label.tsx';

/** Parts that recur. Each is drawn once, around its own zero point (docs/pictures.md). */

type Content = 'water' | 'hot' | 'sewage' | 'gas' | 'air' | 'hollow';

interface PipesProps {
  /** Path data of one pipe, or of several that meet. */
  readonly d: string;
  readonly of: Content;
  /** Default: 11 units outside. */
  readonly size?: 'thin' | 'drain' | 'wide';
}

/** Runs of pipes that meet though their sizes or contents differ. Where two cores overlap, the later one shows. */
export function Network({ runs }: { readonly runs: readonly PipesProps[] }) {
  const parts = runs.map((run) => ({ ...run, suffix: run.size ? ` ${run.size}` : '' }));
  return (
    <>
      {parts.map(({ d, suffix }) => (
        <path key={d} className={`outline${suffix}`} d={d} />
      ))}
      {parts.map(({ d, of, suffix }) => (
        <path key={d} className={`core ${of}${suffix}`} d={d} />
      ))}
    </>
  );
}

/** Pipes with their content. Pipes of one drawing that meet must be in one call, or runs of a `Network`. */
export const Pipes = (props: PipesProps) => <Network runs={[props]} />;

interface Place {
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise. */
  readonly turn?: number;
}

const placed = ({ x, y, turn }: Place) =>
  `translate(${x} ${y})${turn === undefined ? '' : `rotate(${turn})`}`;

/** Ball valve on a pipe from left to right, with its lever along the pipe: open. */
export function Valve(place: Place) {
  return (
    <g transform={placed(place)}>
      <path d="M-12-9h24v18h-24zM0-9v-8" />
      <path className="hand" d="M-5-24h27v7h-27z" />
    </g>
  );
}

/** Faucet with a round handle on a wall at its left, for a hose or a drain. */
export function HoseBib(place: Place) {
  return (
    <g transform={placed(place)}>
      <path d="M0-6h20q10 0 10 10v12h-12v-10h-18zM16-6v-8" />
      <path className="hand" d="M6-20h20v6h-20z" />
    </g>
  );
}

/** Angle stop on a wall at its left: escutcheon, valve with its handle, outlet upward. */
export function AngleStop(place: Place) {
  return (
    <g transform={placed(place)}>
      <path d="M4-4h10v8h-10zM0-11q5 2 5 11t-5 11zM14-7h16v14h-16zM16-14h12v7h-12zM30-3h6v6h-6z" />
      <path className="hand" d="M36-10h7v20h-7z" />
    </g>
  );
}

/** Angle stop in front of a wall: escutcheon, oval handle, outlet upward. */
export function AngleStopFront(place: Place) {
  return (
    <g transform={placed(place)}>
      <circle r="12" />
      <path d="M-5-14h10v16h-10zM-7-20h14v8h-14z" />
      <ellipse className="hand" rx="9" ry="6" />
    </g>
  );
}

/** Faucet on a sink, with its spout to the left and its lever to the right. */
export function Faucet(place: Place) {
  return (
    <g transform={placed(place)}>
      <Pipes of="hollow" d="M0 0v-58a22 22 0 0 0-44 0v12" />
      <path d="M-51-46h14v8h-14zM-9-26h18v26h-18z" />
      <path className="hand" d="M9-20h22v7h-22z" />
    </g>
  );
}

/** Water meter in its box. The zero point is the middle of its dial. */
export function Meter(place: Place) {
  return (
    <g transform={placed(place)}>
      <path d="M-15-17h30v34h-30z" />
      <circle r="10" />
      <path className="line" d="M0 0l4-5" />
    </g>
  );
}

/** Ground or floor from `y` to the bottom of the drawing. */
export function Ground({ y, height }: { readonly y: number; readonly height: number }) {
  return (
    <>
      <path className="ground" d={`M0 ${y}h360v${height - y - 14}q0 14-14 14h-332q-14 0-14-14z`} />
      <path className="line" d={`M0 ${y}h360`} />
    </>
  );
}

/** Number or letter on a disc, in an order or as the mark of a link. */
export function Mark({ x, y, sign }: Place & { readonly sign: number | string }) {
  return (
    <>
      <circle className="mark" cx={x} cy={y} r="13" />
      <text className="number" x={x} y={y + 6}>
        {sign}
      </text>
    </>
  );
}

interface KeyProps {
  /** Height of the first line. */
  readonly y: number;
  readonly names: readonly string[];
  readonly columns: 1 | 2;
}

/** Sign of a mark that a key explains: a letter, because the steps beside a drawing have numbers of their own. */
export const letterAt = (at: number) => String.fromCharCode('A'.charCodeAt(0) + at);

/** What the letters of a drawing mean, from top to bottom. */
export function Key({ y, names, columns }: KeyProps) {
  const rows = Math.ceil(names.length / columns);
  return names.map((name, at) => {
    const left = 20 + Math.floor(at / rows) * 178;
    const top = y + (at % rows) * 30;
    return (
      <g key={name}>
        <Mark x={left} y={top} sign={letterAt(at)} />
        <Label text={name} x={left + 20} y={top} width={columns === 2 ? 150 : 316} isOnGround />
      </g>
    );
  });
}

/**
 * Trap below the outlet of a sink, with its seal. The trap arm leaves to the right, 14 units below the zero
 * point, and falls to the inner side of the pipe that it meets.
 */
export function Trap({ x, y, arm }: Place & { readonly arm: number }) {
  return (
    <g transform={placed({ x, y })}>
      <Network
        runs={[
          { d: 'M0 0v22a10 10 0 0 0 20 0v-8h6', of: 'air' },
          { d: `M23 14L${arm} 16`, of: 'sewage' },
        ]}
      />
      <path className="still" d="M-3 17v5a13 13 0 0 0 26 0v-5h-6v5a7 7 0 0 1-14 0v-5z" />
    </g>
  );
}

/** Sink on a wall at its right, in section. The zero point is the bottom of its outlet. */
export function Sink(place: Place) {
  return (
    <g transform={placed(place)}>
      <path className="line" d="M26-18v-8q0-5-5-5h-9q-5 0-5 5v1" />
      <path d="M-24-18h69v8h-23q-2 10-14 10h-16q-12 0-14-10h-2z" />
    </g>
  );
}

/** Toilet in section with its seal, its tank at a wall on the left. The zero point is its outlet in the floor. */
export function Toilet(place: Place) {
  return (
    <g transform={placed(place)}>
      <path className="solid" d="M-8-42h58v4q-2 22-22 30l2 8h-42v-28z" />
      <path d="M45-43q-2 30-23 35h-8l-7-15q-3 0-3 5v18h-8v-24q0-8 7-8 5 0 8 5l6 11-4-28" />
      <path className="still" d="M18-22h21q-5 11-17 13h-8l-6-13h6l5 7z" />
      <path d="M-23-76h23v36h-23zM-25-82h27v6h-27z" />
      <path className="still" d="M-22-66h21v25h-21z" />
      <path d="M4-46h50v5h-50z" />
    </g>
  );
}

/** Capped end of a cleanout at the level of the ground. The pipe below is drawn with the line it serves. */
export function CleanoutCap(place: Place) {
  return (
    <g transform={placed(place)}>
      <path className="hand" d="M-5-12h10v6h-10zM-14-6h28v8h-28z" />
    </g>
  );
}

/** Direction of flow inside a pipe. Without a turn it points to the right. */
export function Flow(place: Place) {
  return <path className="flow" transform={placed(place)} d="M-3-4l6 4-6 4" />;
}
