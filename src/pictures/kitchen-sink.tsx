import type { Labels } from '#src/schemas/pictures.ts';
import { APART, DetailParts, DetailView } from './detail.tsx';
import { Label } from './label.tsx';
import { AngleStopFront, Faucet, Ground, Pipes } from './parts.tsx';

const height = 420;

function Drawing({ labels }: { readonly labels: Labels<'kitchen-sink-parts'> }) {
  return (
    <>
      <DetailView of={APART} />
      <Ground y={382} height={height} />
      {/* Cabinet: sides, floor. */}
      <path className="solid" d="M2 122h8v260h-8zM262 122h8v260h-8zM10 360h252v8h-252z" />
      {/* Dishwasher: body, tub, racks with dishes, spray arm, pump. */}
      <path className="solid" d="M274 124h82v250h-82zM280 374h8v8h-8zM342 374h8v8h-8z" />
      <path d="M281 132h68v176l-24 16h-20l-24-16z" />
      <path d="M288 178q4-14 12-14t12 14zM318 178q4-14 12-14t12 14z" />
      <path d="M295 276a5 20 0 0 1 0-40 5 20 0 0 1 0 40M309 276a5 20 0 0 1 0-40 5 20 0 0 1 0 40M323 276a5 20 0 0 1 0-40 5 20 0 0 1 0 40M337 276a5 20 0 0 1 0-40 5 20 0 0 1 0 40" />
      <path className="line" d="M286 168v14h58v-14M286 260v18h58v-18M315 298v26" />
      <path className="solid" d="M294 292h42v6h-42z" />
      <path d="M281 332h68v36h-68z" />
      {/* Supply hoses from the angle stops to the faucet, behind the drain. */}
      <AngleStopFront x={132} y={300} />
      <AngleStopFront x={166} y={300} />
      <Pipes of="hot" size="thin" d="M132 280v-4c0-18 15-18 15-36v-126" />
      <Pipes of="water" size="thin" d="M166 280v-4c0-18-9-18-9-36v-126" />
      <path d="M141 110h22v8h-22z" />
      {/* Counter, sink with two bowls, faucet. */}
      <path className="solid" d="M0 110h60v14h-60zM226 110h134v14h-134z" />
      <path
        className="solid"
        d="M48 104H66V166Q66 172 72 172H126Q132 172 132 166V104H170V166Q170 172 176 172H214Q220 172 220 166V104H233V110H226V170Q226 178 218 178H172Q164 178 164 170V110H138V170Q138 178 130 178H68Q60 178 60 170V110H48z"
      />
      <Faucet x={152} y={104} />
      {/* Disposal in section, with the pipe from it to the other bowl and the hose from the air gap. */}
      <path
        className="solid"
        d="M181 172h28v12h4q8 0 8 8v82q0 10-10 10h-32q-10 0-10-10v-82q0-8 8-8h4z"
      />
      <Pipes of="hollow" d="M243 140v34q0 31-33 31" />
      {/* Tubular drain of both bowls, trap with its seal, trap arm into the wall. */}
      <circle cx="28" cy="293" r="16" />
      <Pipes
        of="air"
        size="wide"
        d="M99 188v130a18 18 0 0 1-36 0v-15q0-10-10-10h-25M179 229l-56 4q-24 2-24 24"
      />
      <path d="M32 285h-4a8 8 0 0 0 0 16h4" />
      <path className="still" d="M92 299v19a11 11 0 0 1-22 0v-19h-14v19a25 25 0 0 0 50 0v-19z" />
      <path d="M85 188h28v9h-28zM86 208h26v8h-26zM86 256h26v8h-26zM128 219h8v25h-8zM48 280h8v26h-8z" />
      <path className="flow" d="M40 288l-6 5 6 5" />
      {/* Chamber of the disposal: open above and to both pipes; reset button. */}
      <path className="no-line" d="M187 170v20h-10v50h36v-50h-10v-20z" />
      <path className="line" d="M187 172v18h-11v30M176 238v2h38v-29M214 199v-9h-11v-18" />
      <path className="solid" d="M181 240v-7h6v-5h4v5h8v-5h4v5h6v7z" />
      <path className="hand" d="M204 284h8v5h-8z" />
      {/* Basket strainer. */}
      <path d="M82 170h34v4h-5l-3 14h-18l-3-14h-5z" />
      {/* Air gap with the hose from the pump of the dishwasher. */}
      <Pipes of="hollow" size="thin" d="M315 350h-51q-10 0-10-10v-200" />
      <circle cx="315" cy="350" r="11" />
      <path d="M237 124h22v18h-22zM237 104h22v6h-22zM238 104v-14q0-8 10-8t10 8v14z" />
      <path className="line" d="M244 97h0M248 97h0M252 97h0" />
      <Label text={labels.faucet} x={178} y={24} to="L152 48" />
      <Label text={labels.basketStrainer} x={6} y={46} width={96} below={52} to="L98 178" />
      <Label text={labels.disposal} x={174} y={48} below={195} to="V212" />
      <Label text={labels.airGap} x={263} y={70} to="L248 88" />
      <Label text={labels.tubularDrain} x={14} y={226} width={70} below={56} to="L98 274" />
      <Label text={labels.trap} x={10} y={402} above={32} to="L80 336" />
      <Label text={labels.angleStop} x={70} y={402} above={116} to="V322L128 306" />
      <Label text={labels.drainHose} x={242} y={327} anchor="end" width={124} to="H254" />
      <Label text={labels.dishwasher} x={348} y={402} anchor="end" above={312} to="L338 346" />
      <DetailParts of={APART}>
        {/* Disposal below the sink: key in the socket of its plate, reset button. */}
        <path className="solid" d="M-9-9h236v15h-236z" />
        <Pipes of="hollow" size="wide" d="M160 66h24q20 0 20 20v154" />
        <path d="M90 6h48v12h-48zM160 52h9v28h-9zM190 112h28v12h-28z" />
        <path
          className="solid"
          d="M80 18h68q14 0 14 14v90q0 18-18 18h-60q-18 0-18-18v-90q0-14 14-14z"
        />
        <path className="line" d="M66 58h96M66 96h96" />
        <path className="hand" d="M134 140h12v9h-12z" />
        <Pipes of="hollow" size="thin" d="M114 140v40q0 8-8 8h-66" />
        <path className="line" d="M40 184v8M22 174q-12 14 0 28M14 178l8-4 2 8M14 198l8 4 2-8" />
        {/* Spout of the faucet, its aerator, the screen of that and the grit. */}
        <Pipes of="hollow" size="wide" d="M334 240V66a36 36 0 0 0-72 0v14" />
        <path d="M251 72h22v10h-22z" />
        <path className="line" d="M255 88v4M269 88v4M255 98v4M269 98v4" />
        <path className="hand" d="M248 108h28v16h-28z" />
        <path d="M238 132h22v6h-22z" />
        <path className="line" d="M243 135h0M249 135h0M255 135h0M239 147h0M247 150h0M254 146h0" />
        <Label text={labels.hexKey} x={4} y={160} />
        <Label text={labels.reset} x={186} y={212} anchor="end" above={140} to="V148" />
        <Label text={labels.aerator} x={274} y={184} anchor="middle" above={269} to="V116" />
      </DetailParts>
    </>
  );
}

/** A kitchen sink in its open cabinet, with a dishwasher beside it. */
export const kitchenSink = { height, Drawing };
