import { Meter, Network, Pipes, Valve } from './parts.tsx';

/** Toilet from the side, its tank at the left. Zero: on the floor, above the drain. */
export function SmallToilet({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M6 0h-15v-8q-8-2-8-14h36q0 10-13 15z" />
      <path d="M-19-46h15v24h-15zM-21-51h19v5h-19z" />
    </g>
  );
}

/** House of two floors with all its pipes, on ground at 300 units. The street is at the left. */
export function HouseShell() {
  return (
    <>
      {/* Walls, floors and roof. */}
      <path d="M112 96h220v204h-220z" />
      <path className="solid" d="M112 292h220v10h-220zM112 188h220v8h-220z" />
      <path className="solid" d="M98 96 222 36l124 60v8l-124-60-124 60z" />
      <path className="line" d="M222 96v92M222 196v96M112 96h220" />
      <path className="hand" d="M284 236h48v5h-48zM284 267h48v5h-48z" />
      {/* Cold and hot water. */}
      <Pipes
        of="water"
        size="thin"
        d="M0 318H88V224H104V314H325V210H310V222M160 314V148M160 192H120V168M262 314V138M88 230H78"
      />
      <Pipes
        of="hot"
        size="thin"
        d="M294 222V210H279V328H171V148M274 328V138M160 232H192V244M166 148V124H186"
      />
      <Meter x={28} y={313} />
      <Valve x={88} y={280} turn={-90} />
      <path d="M84 226h-12q-6 0-6 6v8h8v-6h10zM76 226v-6" />
      <path className="hand" d="M68 214h16v6h-16z" />
      {/* Drains with traps, cleanout and vents. */}
      <Network
        runs={[
          { of: 'air', size: 'drain', d: 'M222 170V10' },
          { of: 'air', size: 'thin', d: 'M210 274V84L222 74M243 172V142' },
          {
            of: 'sewage',
            size: 'drain',
            d: 'M0 372 222 352V166M44 368 58 352V304M134 190V210L222 222M210 274V296L222 310',
          },
          {
            of: 'sewage',
            size: 'thin',
            d: 'M184 188V198q0 6 6 6t6-6v-2H222M243 168q0 6-5 6t-6-6v-2H222M192 268v10q0 6 6 6t6-6v-4h8',
          },
        ]}
      />
      <path className="hand" d="M48 297h20v7h-20z" />
      {/* Bathroom: toilet, tub with its valve. */}
      <SmallToilet x={134} y={188} />
      <path d="M172 164h34q0 24-10 24h-14q-10 0-10-24z" />
      <path className="line" d="M186 124q8 0 8 8M188 133h12" />
      <path className="hand" d="M156 144h20v8h-20z" />
      {/* Kitchen sink. */}
      <path className="line" d="M150 292v-46M216 292v-46" />
      <path d="M178 250h28v12q0 5-4 5h-20q-4 0-4-5zM146 244h72v6h-72z" />
      <path className="hand" d="M156 222h8v8h-8zM167 222h8v8h-8z" />
      {/* Laundry. */}
      <path d="M252 146h34v42h-34z" />
      <circle cx="269" cy="169" r="11" />
      <path className="hand" d="M258 134h8v7h-8zM270 134h8v7h-8zM320 214h10v7h-10z" />
      <path className="line" d="M252 152q-8-12-9-6" />
      {/* Water heater with its vent and gas. */}
      <path d="M298 222V64h8v158M294 64h16" />
      <Pipes of="gas" size="thin" d="M346 300V280H318" />
      <path d="M286 222h32v66h-32z" />
      <path className="hand" d="M286 236h32v5h-32zM286 267h32v5h-32z" />
      <path d="M338 260h16v22h-16z" />
    </>
  );
}
