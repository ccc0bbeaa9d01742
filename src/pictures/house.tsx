import { DEFAULT_LOCALE } from '#src/domain/locale.ts';
import { content } from '#src/queries/content.ts';
import type { Labels } from '#src/schemas/pictures.ts';
import { HouseShell } from './house-shell.tsx';
import { Label } from './label.tsx';
import { letterAt, Mark } from './parts.tsx';

const height = 400;

/** Fragment of the file's address that shows the house without marks and labels. */
export const HOUSE_SCENE = 'scene';

const PLACES = [
  { slug: 'emergency-repairs', x: 46, y: 276, room: [0, 216, 170] },
  { slug: 'pipe-drain-services', x: 190, y: 355, room: [92, 272, 180] },
  { slug: 'water-heaters', x: 302, y: 254, room: [226, 204, 146] },
  { slug: 'bathroom-plumbing', x: 140, y: 116, room: [84, 106, 146] },
  { slug: 'kitchen-plumbing', x: 134, y: 250, room: [110, 210, 146] },
  { slug: 'preventive-maintenance', x: 269, y: 169, room: [197, 104, 146] },
] as const;

/** Fragment of the file's address that shows the room of a service alone, 16 to 9, without marks and labels. */
export function roomView(service: string): string | undefined {
  const at = PLACES.findIndex(({ slug }) => slug === service);
  return at < 0 ? undefined : letterAt(at);
}

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

function Drawing({ labels }: { readonly labels: Labels<'house-plumbing'> }) {
  return (
    <>
      <style>
        {`:is(#${HOUSE_SCENE},.room):target~:is(text,.leader,.place,.sewer){display:none}` +
          `.sewer,#${HOUSE_LICENSED}:target~.upkeep{visibility:hidden}#${HOUSE_LICENSED}:target~.sewer{visibility:visible}` +
          '.fade{fill:url(#fade);stroke:none}stop{stop-color:var(--sunken)}'}
      </style>
      <view id={HOUSE_LICENSED} />
      {PLACES.map(({ slug, room: [x, y, width] }) => (
        <view
          key={slug}
          className="room"
          id={roomView(slug)}
          viewBox={`${x} ${y} ${width} ${(width * 9) / 16}`}
          preserveAspectRatio="xMidYMid slice"
        />
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
      <Label text={labels.mainValve} x={4} y={158} width={90} below={40} to="L68 266" />
      <Label text={labels.meter} x={12} y={388} above={28} to="V326" />
      <Label text={labels.cleanout} x={74} y={338} to="H58" />
      <Label text={labels.sewerLine} x={180} y={388} above={188} to="L170 357" />
    </>
  );
}

/** A house in section with its pipes, and a mark for each service (PIC-1). */
export const house = { height, Drawing };
