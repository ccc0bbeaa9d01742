import type { Labels } from '#src/schemas/pictures.ts';
import { DetailParts, DetailView } from './detail.tsx';
import { Label } from './label.tsx';
import { AngleStop, Ground, Pipes } from './parts.tsx';

const height = 432;
const detail = [10, 26, 270] as const;

/**
 * Outline of what is hollow in the bowl, from the rim at the back to the rim at the front: passage from the tank,
 * bowl, lip above the dip, trapway. The weir and the water in the bowl are at the height 258.
 */
const HOLLOW =
  'M188 200V221H182V209H122V199H96V213Q96 226 109 226H176' +
  'C180 240 187 250 194 258 202 268 214 270 214 277 214 284 206 286 200 282 ' +
  '190 276 186 268 180 258 172 244 166 236 156 236 140 236 130 246 130 262V328' +
  'H156V274C156 262 158 258 162 258 170 258 172 284 190 298 ' +
  '206 310 228 308 244 300 264 290 280 276 290 258 296 248 302 240 306 226V209H298V221H292V200';

function Drawing({ labels }: { readonly labels: Labels<'toilet-in-section'> }) {
  return (
    <>
      <DetailView of={detail} />
      <Ground y={344} height={height} />
      <path className="solid" d="M0 8h14v336h-14z" />
      {/* Bowl: body, then all that is hollow in it from the tank to the drain, water. */}
      <path
        className="solid"
        d="M74 200H318Q325 200 325 208V216Q325 225 316 225C312 262 292 282 266 300 252 310 246 324 254 344H245L242 326H164V328H122V326H94V344H86V318H122V262C122 248 116 240 104 236 84 230 74 226 74 210z"
      />
      <path d={HOLLOW} />
      <path
        className="still"
        d="M194 258C202 268 214 270 214 277 214 284 206 286 200 282 190 276 186 268 180 258H162C170 258 172 284 190 298 206 310 228 308 244 300 264 290 280 276 290 258z"
      />
      <path className="line" d={HOLLOW} />
      {/* Drain with a bend toward the street, the flange in it, the seal. */}
      <path
        className="no-line"
        d="M131 326v18h-9v30q0 18-18 18l-104 3v32l128-3q36 0 36-34v-46h-9v-18z"
      />
      <path className="dirt" d="M0 419l126-3q16 0 28-10 6 0 6 0-8 18-32 18l-128 3z" />
      <path
        className="line"
        d="M122 344v30q0 18-18 18l-104 3M0 427l128-3q36 0 36-34v-46M58 402l-9 7 9 7"
      />
      <path className="solid" d="M100 336h30v24h-8v-16h-22zM186 336h-30v24h8v-16h22z" />
      {/* Seal, bolt with its cap. */}
      <path className="hand" d="M112 336q0-10 10-10h8v10zM174 336q0-10-10-10h-8v10z" />
      <path className="solid" d="M103 340v-24h5v24z" />
      <path d="M96 318q0-12 9-12t9 12z" />
      {/* Seat and cover. */}
      <path d="M170 190h146q10 0 10 10h-156zM170 180h146q10 0 10 10h-156z" />
      {/* Tank, water, gasket, flush valve with flapper. */}
      <path className="solid" d="M34 48h108v130q0 12-12 12h-84q-12 0-12-12z" />
      <path d="M43 48h90v126q0 6-6 6h-78q-6 0-6-6z" />
      <path className="still" d="M44 112h88v62q0 5-5 5h-78q-5 0-5-5z" />
      <path className="hand" d="M84 190h50v10h-50z" />
      <path className="no-line" d="M96 208v-22l-16-16v-69h10v65l6 6h26v36z" />
      <path className="line" d="M96 208v-22l-16-16v-69M90 101v65l6 6M122 172v36" />
      <path className="hand" d="M90 164h6q2-10 13-10t13 10h6v8h-38z" />
      {/* Handle with chain. */}
      <path className="line" d="M112 84h30" />
      <path className="line" strokeDasharray="0 5" d="M112 86v68" />
      <path className="hand" d="M142 78h8v12h-8z" />
      {/* Fill valve with float, its tube to the overflow tube, supply. */}
      <AngleStop x={14} y={290} />
      <Pipes of="water" size="thin" d="M36 276v-40c0-20 22-8 22-30" />
      <path d="M54 172v-92h8v92zM48 172h20v8h-20zM47 190h22v8h-22zM51 198h14v9h-14zM48 66h20v14h-20z" />
      <path d="M46 97h24v26h-24z" />
      <path className="line" d="M68 75q17 0 17 23" />
      <path className="solid" d="M28 34h120v14h-120z" />
      <Label text={labels.tankLid} x={206} y={40} to="H142" />
      <Label text={labels.fillValve} x={206} y={66} to="L60 71" />
      <Label text={labels.overflowTube} x={206} y={112} to="H86" />
      <Label text={labels.flapper} x={206} y={138} to="L116 164" />
      <Label text={labels.gasket} x={206} y={162} to="L130 195" />
      <Label text={labels.angleStop} x={12} y={359} width={86} above={28} to="L38 296" />
      <Label text={labels.trapway} x={280} y={304} to="H220L148 252" />
      <Label text={labels.seal} x={280} y={329} to="L166 332" />
      <Label text={labels.boltCap} x={56} y={248} width={60} below={84} to="L104 310" />
      <Label text={labels.flange} x={206} y={366} to="L178 341" />
      <Label text={labels.drain} x={206} y={404} to="H140" />
      <DetailParts of={detail}>
        <Label text={labels.fillValve} x={212} y={40} width={140} to="L67 60" />
        <Label text={labels.overflowTube} x={212} y={105} width={140} to="H101" />
        <Label text={labels.flapper} x={212} y={165} width={140} to="L141 184" />
      </DetailParts>
    </>
  );
}

/** A toilet in section from the side, its tank at the wall. */
export const toilet = { height, Drawing };
