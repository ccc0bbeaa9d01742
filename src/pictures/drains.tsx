import type { Labels } from '#src/schemas/pictures.ts';
import { DetailParts, DetailView } from './detail.tsx';
import { Label } from './label.tsx';
import { CleanoutCap, Flow, Ground, Network, Sink, Toilet, Trap } from './parts.tsx';

const height = 396;
const detail = [140, 110, 220] as const;

function Drawing({ labels }: { readonly labels: Labels<'drain-slope-trap-cleanout'> }) {
  return (
    <>
      <DetailView of={detail} />
      <Ground y={214} height={height} />
      {/* Street and its sewer, seen from the end. */}
      <path className="solid" d="M0 214h44v8h-44zM44 208h10v16h-10z" />
      <circle cx="28" cy="352" r="24" />
      <path className="dirt" d="M6 356h44a22 22 0 0 1-44 0z" />
      {/* House. */}
      <path className="solid" d="M146 86h8v120h-8zM146 206h214v8h-214zM241 86h28v120h-28z" />
      <path className="line" d="M158 86h202" />
      <path className="solid" d="M128 95l176-79 56 25v11l-56-25-174 78z" />
      {/* Tree and its roots. */}
      <path d="M80 214v-30h8v30z" />
      <path className="solid" d="M70 190a15 15 0 0 1-2-28 18 18 0 0 1 34-2 15 15 0 0 1-3 30z" />
      <path
        className="line"
        d="M82 214q-2 16-11 22M86 214q4 20 18 28M84 214q-10 36-5 60t2 42M80 240q14 18 10 42t-7 34"
      />
      {/* Vent, stack, branch, cleanout and the main line with a joint. */}
      <path className="solid" d="M76 308l10-1 4 28-10 1z" />
      <Network
        runs={[
          { d: 'M255 8v164', of: 'air', size: 'wide' },
          { d: 'M124 212v90l-18 18', of: 'air', size: 'wide' },
          {
            d: 'M294 206v20q0 12-12 14l-27 4M255 170v106l-24 24M360 284L53 327l-12 12',
            of: 'sewage',
            size: 'wide',
          },
        ]}
      />
      <path className="line" d="M81 316q-10 0-18 8M81 316q-6 2-10 12M83 316q2 4-3 12" />
      <CleanoutCap x={124} y={212} />
      <Toilet x={294} y={206} />
      <Trap x={196} y={154} arm={52} />
      <Sink x={196} y={154} />
      <Flow x={336} y={287} turn={172} />
      <Flow x={206} y={305} turn={172} />
      <Flow x={162} y={312} turn={172} />
      <Label text={labels.vent} x={226} y={16} anchor="end" to="H255" />
      <Label text={labels.trap} x={160} y={104} below={164} to="V160L192 178" />
      <Label text={labels.trapArm} x={150} y={242} width={86} above={226} to="L232 170" />
      <Label text={labels.branch} x={290} y={261} width={64} to="L274 243" />
      <Label text={labels.cleanout} x={56} y={132} below={124} to="V202" />
      <Label text={labels.main} x={164} y={348} width={100} above={172} to="L136 316" />
      <Label text={labels.slope} x={256} y={330} width={100} above={288} to="L282 295" />
      <Label text={labels.roots} x={60} y={362} width={86} above={90} to="L84 335" />
      <Label text={labels.sewer} x={4} y={266} width={68} below={28} to="V344" />
      <DetailParts of={detail}>
        <Label text={labels.vent} x={230} y={24} to="H190" />
        <Label text={labels.trap} x={8} y={192} above={24} to="L88 113" />
        <Label text={labels.trapArm} x={70} y={192} width={100} above={130} to="L150 98" />
      </DetailParts>
    </>
  );
}

/** The drains of a house in section, from the traps to the sewer in the street at its left. */
export const drains = { height, Drawing };
