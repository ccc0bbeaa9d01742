import type { Labels } from '#src/schemas/pictures.ts';
import { APART, DetailParts, DetailView } from './detail.tsx';
import { Label } from './label.tsx';
import { Ground, HoseBib, Pipes, Valve } from './parts.tsx';

const height = 452;

function Drawing({ labels }: { readonly labels: Labels<'water-heater-parts'> }) {
  return (
    <>
      <DetailView of={APART} />
      <Ground y={420} height={height} />
      <path className="solid" d="M0 60h8v360h-8zM229 84h8v336h-8z" />
      {/* Vent and draft hood. */}
      <path d="M122 6h24v70h-24z" />
      <path d="M122 76h24l16 26h-56z" />
      {/* Tank: jacket, water, sediment, flue, burner. */}
      <path className="solid" d="M72 130q0-18 18-18h88q18 0 18 18v266h-124z" />
      <path d="M82 136q0-14 14-14h76q14 0 14 14v214h-104z" />
      <path className="still" d="M82 140q0-18 14-18h76q14 0 14 18v210h-104z" />
      <path className="dirt" d="M82 350v-8q10-8 24-5t30 0 26-1 24 6v8z" />
      <path d="M82 350h104v40h-104z" />
      <path d="M126 350v-238h16v238" />
      <path className="no-line" d="M127 108h14v245h-14z" />
      <path className="line" d="M122 102v10M146 102v10" />
      <path
        className="flame"
        d="M104 378q-6-8 2-18 4 8 6 0 8 10 2 18zM128 378q-6-8 2-20 4 10 6 0 8 12 2 20zM152 378q-6-8 2-18 4 8 6 0 8 10 2 18z"
      />
      <Pipes of="gas" size="thin" d="M86 381h20" />
      <path className="solid" d="M100 378h68v6h-68z" />
      {/* Pan with its drain. */}
      <Pipes of="air" size="thin" d="M204 410h42" />
      <path className="line" d="M66 404v10h142v-10M80 396v18M188 396v18" />
      {/* Hot and cold. */}
      <Pipes of="hot" d="M94 142v-102h-94" />
      <Pipes of="water" d="M176 332v-292h184" />
      <Valve x={332} y={40} />
      <path className="solid" d="M108 106h12v10h-12zM111 116h6v170h-6z" />
      {/* Relief valve and discharge pipe. */}
      <Pipes of="air" d="M220 162H250V390" />
      <path d="M178 140h26v12h-26zM204 134h22v34h-22zM215 134v-8" />
      <path className="hand" d="M202 119h26v7h-26z" />
      {/* Gas. */}
      <Pipes of="gas" d="M8 351h46v46M54 378h14" />
      <path d="M47 394h14v7h-14z" />
      <Valve x={30} y={351} />
      <path d="M66 356h22v30h-22z" />
      <circle className="hand" cx="77" cy="371" r="7" />
      <path d="M184 338h14v8h-14z" />
      <HoseBib x={196} y={342} />
      {/* Straps. */}
      <path className="hand" d="M8 172h189v9h-189zM8 314h189v9h-189z" />
      <Label text={labels.vent} x={160} y={18} to="H136" />
      <Label text={labels.hot} x={12} y={64} width={76} above={48} to="L56 40" />
      <Label text={labels.cold} x={254} y={66} above={280} to="V40" />
      <Label text={labels.anode} x={69} y={214} anchor="end" width={50} to="L114 230" />
      <Label text={labels.reliefValve} x={260} y={104} to="L218 146" />
      <Label text={labels.strap} x={260} y={186} to="L190 177" />
      <Label text={labels.dischargePipe} x={260} y={222} to="H250" />
      <Label text={labels.strap} x={260} y={290} to="L190 318" />
      <Label text={labels.drainValve} x={260} y={318} to="L216 344" />
      <Label text={labels.sediment} x={260} y={362} to="H204L176 345" />
      <Label text={labels.openEnd} x={260} y={388} to="L250 396" />
      <Label text={labels.gas} x={14} y={438} above={28} to="L52 380" />
      <Label text={labels.pan} x={170} y={438} to="L158 414" />
      <DetailParts of={APART}>
        {/* Bottom of the tank: sediment with steam in it, flue, burner. */}
        <path className="solid" d="M40-9h196v181h-196z" />
        <path d="M54-9h168V84h-168zM54 84h168v74h-168z" />
        <path className="still" d="M54-9h168V84h-168z" />
        <path className="dirt" d="M54 84v-16q16-12 38-7t46 1 40-3 44 8v17z" />
        <path className="line" d="M54 84h168" />
        <path d="M128 84V-9h20v93" />
        <path d="M76 66a5 5 0 1 1 0-1zM100 44a6 6 0 1 1 0-1zM94 16a4 4 0 1 1 0-1zM176 62a5 5 0 1 1 0-1zM200 40a6 6 0 1 1 0-1zM186 14a4 4 0 1 1 0-1z" />
        <path className="solid" d="M120 142h92v8h-92z" />
        <path
          className="flame"
          d="M132 140q-8-11 3-26 5 11 8 0 11 13 3 26zM160 140q-8-11 3-28 5 13 8 0 11 15 3 28zM188 140q-8-11 3-26 5 11 8 0 11 13 3 26z"
        />
        {/* Pilot, and the thermocouple in its flame with the wire to the gas control. */}
        <Pipes of="gas" size="thin" d="M24 150h48q8 0 8-8v-4" />
        <path className="flame" d="M76 140q-7-10 3-22 4 10 7 0 9 11 2 22z" />
        <path className="hand" d="M92 122h6v26h-6z" />
        <path className="line" d="M95 148v10q0 8-8 8h-51q-8 0-8-8v-4" />
        <path d="M2 104h38v54h-38z" />
        <circle className="hand" cx="20" cy="122" r="10" />
        <path className="line" d="M20 122v-6" />
        <Label text={labels.sediment} x={256} y={40} below={270} to="L212 76" />
        <Label text={labels.pilot} x={64} y={206} anchor="middle" above={72} to="L80 130" />
        <Label text={labels.thermocouple} x={124} y={206} above={134} to="L96 140" />
      </DetailParts>
    </>
  );
}

/** A gas water heater in section, strapped to the framing of a wall. */
export const waterHeater = { height, Drawing };
