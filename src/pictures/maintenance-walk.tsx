import type { Labels } from '#src/schemas/pictures.ts';
import { DetailParts, DetailView } from './detail.tsx';
import { HouseShell } from './house-shell.tsx';
import { Label } from './label.tsx';
import { Ground, Key, letterAt, Mark } from './parts.tsx';

const height = 522;
const detail = [0, 212, 190] as const;

function Drawing({ labels }: { readonly labels: Labels<'plumbing-maintenance-walk'> }) {
  const stops = [
    { name: labels.meter, x: 28, y: 282 },
    { name: labels.mainValve, x: 88, y: 280 },
    { name: labels.pressure, x: 42, y: 232 },
    { name: labels.sink, x: 134, y: 270 },
    { name: labels.toilet, x: 140, y: 116 },
    { name: labels.hoses, x: 269, y: 116 },
    { name: labels.heater, x: 302, y: 254 },
    { name: labels.cleanout, x: 58, y: 324 },
  ];
  return (
    <>
      <DetailView of={detail} />
      <Ground y={300} height={height} />
      <HouseShell />
      {/* Pressure gauge on the hose bib. */}
      <circle cx="70" cy="249" r="9" />
      <path className="line" d="M70 249l4-5" />
      <path
        className="route"
        d="M28 282 88 280 42 232M88 280 134 270 140 116 269 116 302 254V284H140L58 324"
      />
      {stops.map(({ name, x, y }, at) => (
        <Mark key={name} x={x} y={y} sign={letterAt(at)} />
      ))}
      <Key y={410} names={stops.map(({ name }) => name)} columns={2} />
      <DetailParts of={detail}>
        <Label text={labels.pressure} x={104} y={40} anchor="end" to="L130 66" />
        <Label text={labels.meter} x={8} y={148} below={30} to="L48 186" />
        <Label text={labels.mainValve} x={196} y={80} to="L170 126" />
      </DetailParts>
    </>
  );
}

/** The way through a house on a maintenance visit, from the street to the sewer. */
export const maintenanceWalk = { height, Drawing };
