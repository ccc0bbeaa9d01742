import type { Labels } from '#src/schemas/pictures.ts';
import { Label } from './label.tsx';
import { Ground, HoseBib, Mark, Meter, Pipes, Valve } from './parts.tsx';

const height = 440;

/** Height of the first step below the house, and the distances to its next line and to the next step. */
const FIRST_STEP = 282;
const NEXT_LINE = 22;
const NEXT_STEP = 30;

function Drawing({ labels }: { readonly labels: Labels<'burst-pipe-shut-off-order'> }) {
  // The steps of src/content/emergency.yaml, by their numbers.
  const steps = [
    [labels.panel],
    [labels.fixtureValve, labels.mainValve],
    [labels.streetValve],
    [labels.lowestFaucet, labels.heater],
  ];
  return (
    <>
      <Ground y={206} height={height} />
      {/* House. */}
      <path d="M96 62h212v144h-212z" />
      <path className="solid" d="M96 198h212v10h-212z" />
      <path className="solid" d="M82 60 202 16 322 60v9L202 25 82 69z" />
      {/* Water: meter, main valve, branches to hose bib, heater and sink. */}
      <Pipes of="water" d="M0 228H76V150H90V226H318V156M290 110V92H303V226M180 226V184" />
      <Pipes of="hot" d="M270 110V92H246V136" />
      <Meter x={32} y={223} />
      <Valve x={76} y={184} turn={-90} />
      <HoseBib x={314} y={160} />
      <path className="drop" d="M338 182q-5 8 0 11 5-3 0-11M338 194q-4 6 0 8 4-2 0-8" />
      {/* Electrical panel and an outlet. */}
      <path d="M106 88h28v40h-28zM112 96h16M112 106h16M112 116h16M114 164h14v18h-14zM119 169v5M123 169v5" />
      {/* Sink with its valve, and the burst hose. */}
      <path className="line" d="M162 198v-60M238 198v-60" />
      <path className="still" d="M104 198q4-10 60-9t74 1 44 8z" />
      <path d="M188 140h36v14q0 6-5 6h-26q-5 0-5-6zM158 132h92v8h-92zM200 132v-16q0-8 8-8t8 8v6" />
      <path className="hose" d="M180 176q0-8 4-10M191 156q9-6 9-20" />
      <path
        className="spray"
        d="M183 160 170 150M181 166 167 164M194 160 212 170M193 167 206 181M186 170 180 172M188 156 178 145"
      />
      <path d="M172 176h16v12h-16z" />
      <path className="hand" d="M160 178h10v8h-10z" />
      {/* Water heater with straps. */}
      <path d="M276 110V30h8v80M262 110h36v84h-36z" />
      <path className="hand" d="M260 122h48v6h-48zM260 166h48v6h-48z" />
      <path d="M270 178h20v12h-20z" />
      <circle className="hand" cx="280" cy="184" r="4" />
      <Mark x={120} y={140} sign={1} />
      <Mark x={146} y={176} sign={2} />
      <Mark x={56} y={158} sign={2} />
      <Mark x={22} y={194} sign={3} />
      <Mark x={343} y={132} sign={4} />
      <Mark x={280} y={149} sign={4} />
      <Label text={labels.panelName} x={72} y={100} anchor="end" to="L112 100" />
      <Label text={labels.burst} x={144} y={86} below={166} to="L186 161" />
      <Label text={labels.meter} x={54} y={250} to="L38 238" isOnGround />
      {steps.map((lines, at) => {
        const linesBefore = steps.slice(0, at).flat().length;
        const top = FIRST_STEP + at * (NEXT_STEP - NEXT_LINE) + linesBefore * NEXT_LINE;
        return (
          <g key={lines[0]}>
            <Mark x={20} y={top} sign={at + 1} />
            {lines.map((text, line) => (
              <Label key={text} text={text} x={40} y={top + line * NEXT_LINE} isOnGround />
            ))}
          </g>
        );
      })}
    </>
  );
}

/** A burst hose, and what to shut off in which order: the numbers are those of the steps for water. */
export const burstPipe = { height, Drawing };
