import { DEFAULT_LOCALE } from '#src/domain/locale.ts';
import { content } from '#src/queries/content.ts';
import type { Labels } from '#src/schemas/pictures.ts';
import { HouseShell } from './house-shell.tsx';
import { Label } from './label.tsx';
import { letterAt, Mark } from './parts.tsx';
import { ROOM, rooms } from './rooms.tsx';

const height = 400;

/** Fragment of the file's address that shows the house without marks and labels. */
export const HOUSE_SCENE = 'scene';

const PLACES = [
  { slug: 'emergency-repairs', x: 46, y: 276 },
  { slug: 'pipe-drain-services', x: 184, y: 208 },
  { slug: 'water-heaters', x: 302, y: 254 },
  { slug: 'bathroom-plumbing', x: 140, y: 116 },
  { slug: 'kitchen-plumbing', x: 134, y: 250 },
  { slug: 'preventive-maintenance', x: 269, y: 169 },
] as const;

/** Rooms are far outside the house: a window that shows the file alone shows what is around the house. */
const roomTop = (at: number) => 9000 + at * 200;

/**
 * Where a service is at work in the house: the slug of its page and a point. An owner may have removed
 * the service.
 */
export const marks = PLACES.filter((place) =>
  content(DEFAULT_LOCALE).services.some(({ slug }) => slug === place.slug),
);

/** Fragment of the file's address that marks the sewer in place of the work that needs no license. */
export const HOUSE_LICENSED = 'licensed';

/** Where sewer and main line are, which have a card without a page of their own (SERV-1). */
export const SEWER = { card: 'sewer-and-main-line', x: 118, y: 363 };
const UNLICENSED = 'preventive-maintenance';

const ROOMS = [...PLACES.map(({ slug }) => slug), SEWER.card];

/** Fragment of the file's address that shows what a service or its card is about, 16 to 9. */
export function roomView(name: string): string | undefined {
  const at = ROOMS.indexOf(name);
  return at < 0 ? undefined : letterAt(at);
}

function Drawing({ labels }: { readonly labels: Labels<'house-plumbing'> }) {
  return (
    <>
      <style>
        {`#${HOUSE_SCENE}:target~:is(text,.leader,.place,.sewer){display:none}` +
          `.sewer,#${HOUSE_LICENSED}:target~.upkeep{visibility:hidden}#${HOUSE_LICENSED}:target~.sewer{visibility:visible}` +
          '.fade{fill:url(#fade);stroke:none}stop{stop-color:var(--sunken)}'}
      </style>
      <view id={HOUSE_LICENSED} viewBox={`0 0 360 ${height}`} />
      {ROOMS.map((name, at) => (
        <g key={name} transform={`translate(0 ${roomTop(at)})`}>
          <view
            className="room"
            id={letterAt(at)}
            viewBox={`0 ${roomTop(at)} ${ROOM.width} ${ROOM.height}`}
            preserveAspectRatio="xMidYMid slice"
          />
          {rooms[name]}
        </g>
      ))}
      <path id={HOUSE_SCENE} className="ground" d="M0 300h360v100h-360z" />
      <path className="line" d="M0 300h360" />
      <HouseShell />
      {/* The sewer line goes on under the street. */}
      <linearGradient id="fade">
        <stop />
        <stop offset="1" stopOpacity="0" />
      </linearGradient>
      <path className="fade" d="M0 355h36v28h-36z" />
      {marks.map(({ slug, x, y }, at) => (
        <g key={slug} className={slug === UNLICENSED ? 'place upkeep' : 'place'}>
          <Mark x={x} y={y} sign={at + 1} />
        </g>
      ))}
      <g className="sewer">
        <Mark
          x={SEWER.x}
          y={SEWER.y}
          sign={marks.filter(({ slug }) => slug !== UNLICENSED).length + 1}
        />
      </g>
      <Label text={labels.vent} x={250} y={16} to="H222" />
      <Label text={labels.mainValve} x={12} y={158} width={90} below={40} to="L68 266" />
      <Label text={labels.meter} x={12} y={388} above={28} to="V326" />
      <Label text={labels.cleanout} x={74} y={338} to="H58" />
      <Label text={labels.sewerLine} x={180} y={388} above={188} to="L170 357" />
    </>
  );
}

/** A house in section with its pipes, and a mark for each service (PIC-1). */
export const house = { height, Drawing };
