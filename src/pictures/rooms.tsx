import type { ReactNode } from 'react';
import { SmallToilet } from './house-shell.tsx';
import { Network, Pipes, Valve } from './parts.tsx';

/** Size of a room. What it is about is within the square in its middle, which is all that phones show. */
export const ROOM = { width: 176, height: 99 } as const;

const Floor = () => (
  <>
    <path className="ground" d="M0 84h176v15h-176z" />
    <path className="line" d="M-9 84h194" />
  </>
);

/**
 * What each service of the specification is about, by its slug, and the sewer by the id of its card. Zero:
 * the upper left corner of its room.
 */
export const rooms: Readonly<Record<string, ReactNode>> = {
  'emergency-repairs': (
    <>
      <Floor />
      <path className="still" d="M74 84q6-7 42-7t42 7z" />
      <Pipes of="water" size="wide" d="M-9 42H185" />
      <path
        className="spray"
        d="M114 25V9M104 27 96 14M124 27 132 14M114 59V72M104 57 98 68M124 57 130 68"
      />
      <path d="M110 31l8 7-8 8 8 7" />
      <path d="M44 28h30v28h-30zM59 28v-10" />
      <path className="hand" d="M50 8h40v10h-40z" />
    </>
  ),
  'pipe-drain-services': (
    <>
      <path className="solid" d="M152-9h12v117h-12z" />
      <Network
        runs={[
          { of: 'sewage', size: 'wide', d: 'M104 36L158 38' },
          { of: 'air', size: 'wide', d: 'M68-9V52a16 16 0 0 0 32 0V46q0-10 10-10' },
        ]}
      />
      <path className="still" d="M61 43v9a23 23 0 0 0 46 0v-9h-14v9a9 9 0 0 1-18 0v-9z" />
      <path className="hand" d="M54 16h28v10h-28zM118 22h10v28h-10z" />
    </>
  ),
  'water-heaters': (
    <>
      <Floor />
      <path d="M84 24V-9h8v33M80 12h16l4 12h-24z" />
      <Pipes of="hot" d="M-9 14H68V26" />
      <Pipes of="water" d="M185 14H108V26" />
      <Pipes of="gas" size="thin" d="M185 74H108" />
      <path d="M62 80V32q0-8 8-8h36q8 0 8 8v48z" />
      <path className="hand" d="M58 34h60v6h-60zM58 54h60v6h-60z" />
      <path d="M78 64h20v12h-20z" />
      <path className="flame" d="M88 65q7 7 0 10-7-3 0-10z" />
      <path className="line" d="M68 80v4M108 80v4" />
    </>
  ),
  'bathroom-plumbing': (
    <>
      <Floor />
      <SmallToilet x={64} y={84} />
      <Pipes of="hollow" size="thin" d="M126 62V26q0-10-10-10t-10 10" />
      <path className="spray" d="M101 34 98 46M106 34V46M111 34 114 46" />
      <path d="M98 26h16v5h-16z" />
      <path className="hand" d="M120 40h12v7h-12z" />
      <path d="M90 60h44q0 24-12 24h-20q-12 0-12-24z" />
    </>
  ),
  'kitchen-plumbing': (
    <>
      <path className="line" d="M-9 93h194" />
      <Network
        runs={[
          { of: 'sewage', d: 'M102 71L185 73' },
          { of: 'air', d: 'M82 58v15a9 9 0 0 0 18 0q0-2 5-2' },
        ]}
      />
      <path d="M60 45h46v10q0 6-6 6h-34q-6 0-6-6z" />
      <path className="solid" d="M-9 39h194v7h-194z" />
      <Pipes of="hollow" d="M106 38V25a11 11 0 0 0-22 0v3" />
      <path d="M78 27h12v6h-12zM99 31h14v8h-14z" />
      <path className="hand" d="M113 29h16v6h-16z" />
    </>
  ),
  'preventive-maintenance': (
    <>
      <Pipes of="water" d="M-9 76H185" />
      <Valve x={54} y={76} />
      <path d="M90 66h16v20h-16zM94 54h8v12h-8z" />
      <circle cx="98" cy="32" r="24" />
      <path className="line" d="M84 40a16 16 0 1 1 28 0M98 32 107 22" />
      <circle cx="122" cy="55" r="12" />
      <path className="check" d="M116 55l5 5 8-9" />
    </>
  ),
  'sewer-and-main-line': (
    <>
      <path className="ground" d="M0 26h176v73h-176z" />
      <path className="line" d="M-9 26h194" />
      <Network
        runs={[
          { of: 'air', d: 'M62 66V20' },
          { of: 'sewage', size: 'wide', d: 'M-9 75 185 63' },
        ]}
      />
      <path className="hand" d="M53 12h18v10h-18z" />
      <path className="solid" d="M116-9q2 26-8 35h42q-10-9-8-35z" />
      <path
        className="line"
        d="M140 27q4 18 22 22M129 27q2 10-2 18t-9 14q-8 6-17 6-8 0-10 7M118 59q-2 8-9 11-8 2-14 0M118 27q-1 12-9 20-6 6-9 12M118 59q4 5 11 6"
      />
    </>
  ),
};
