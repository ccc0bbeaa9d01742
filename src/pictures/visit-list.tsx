import type { Labels } from '#src/schemas/pictures.ts';
import { Label } from './label.tsx';

const height = 318;
const FIRST_LINE = 112;
const LINE = 30;
/** Jobs of the last visit; the others are for the next one. */
const DONE = 4;

function Drawing({ labels }: { readonly labels: Labels<'handyman-visit-list'> }) {
  const jobs = [
    labels.door,
    labels.screen,
    labels.shelf,
    labels.alarm,
    labels.flapper,
    labels.filter,
  ];
  return (
    <>
      {/* Refrigerator: the lower door with its handle, and the edge of the upper one. */}
      <path d="M20 18q0-16 16-16h288q16 0 16 16v12q0 8-8 8h-304q-8 0-8-8z" />
      <path d="M20 54q0-8 8-8h304q8 0 8 8v246q0 16-16 16h-288q-16 0-16-16z" />
      <path className="hand" d="M34 66h10v104h-10zM34 12h10v16h-10z" />
      {/* Sheet of paper below a magnet. */}
      <g transform="rotate(-2 190 66)">
        <path className="solid" d="M78 70h236v228h-236z" />
        <path d="M72 62h236v228h-236z" />
        {jobs.map((job, at) => {
          const y = FIRST_LINE + at * LINE;
          return (
            <g key={job}>
              <path d={`M92 ${y - 9}h18v18h-18z`} />
              {at < DONE && <path className="check" d={`M95 ${y - 1}l6 7 13-17`} />}
              <Label text={job} x={124} y={y} width={182} />
            </g>
          );
        })}
      </g>
      <circle className="hand" cx="190" cy="66" r="14" />
      <circle cx="190" cy="66" r="5" />
    </>
  );
}

/** The list on the door of a refrigerator, with what the last visit has done. */
export const visitList = { height, Drawing };
