import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { colorProperties } from '#src/brand/theme-colors.ts';
import { Frame, PICTURE_COLORS } from '#src/pictures/frame.tsx';
import { Label } from '#src/pictures/label.tsx';
import * as parts from '#src/pictures/parts.tsx';

const { Pipes, Valve, HoseBib, AngleStop, AngleStopFront, Faucet, Mark, Trap, Sink } = parts;
const { Toilet, CleanoutCap, Flow, Meter } = parts;

/** Name of a part, its drawing around the zero point, and the space it needs above that point. */
const SHEET: readonly (readonly [name: string, drawing: ReactNode, above: number])[] = [
  ['Water', <Pipes of="water" d="M-30 0h60" />, 0],
  ['Sewage', <Pipes of="sewage" d="M-30 0h60" />, 0],
  ['Gas', <Pipes of="gas" d="M-30 0h60" />, 0],
  ['Empty', <Pipes of="air" d="M-30 0h60" />, 0],
  ['thin', <Pipes of="water" size="thin" d="M-30 0h60" />, 0],
  ['drain', <Pipes of="sewage" size="drain" d="M-30 0h60" />, 0],
  ['wide', <Pipes of="sewage" size="wide" d="M-30 0h60" />, 0],
  [
    'Flow',
    [<Pipes key="pipe" of="air" size="wide" d="M-30 0h60" />, <Flow key="flow" x={0} y={0} />],
    0,
  ],
  ['Valve', [<Pipes key="pipe" of="water" d="M-30 0h60" />, <Valve key="valve" x={0} y={0} />], 12],
  ['Hose bib', <HoseBib x={-14} y={0} />, 8],
  ['Angle stop', <AngleStop x={-20} y={0} />, 4],
  ['Front of it', <AngleStopFront x={0} y={0} />, 6],
  ['Meter', <Meter x={0} y={0} />, 4],
  ['Mark', <Mark x={0} y={0} sign={1} />, 0],
  ['Trap', <Trap x={-16} y={-10} arm={40} />, 0],
  ['Cleanout', <CleanoutCap x={0} y={0} />, 0],
  ['Still water', <path className="still" d="M-30-14h60v24h-60z" />, 0],
  ['Faucet', <Faucet x={16} y={34} />, 24],
  ['Sink', <Sink x={-14} y={16} />, 10],
  ['Toilet', <Toilet x={-14} y={36} />, 20],
];

const COLUMNS = 3;
const CELL = { width: 120, height: 116 };

test('docs/picture-parts.svg shows all parts of the pictures as they are', async () => {
  const height = Math.ceil(SHEET.length / COLUMNS) * CELL.height + 24;
  const svg = renderToStaticMarkup(
    <Frame
      height={height}
      hasPanel
      title="Parts of the drawings"
      description="Every part with its name."
      color={(token) => `var(--${token})`}
      rules={colorProperties(PICTURE_COLORS)}
    >
      {SHEET.map(([name, drawing, above], at) => {
        const x = (at % COLUMNS) * CELL.width + CELL.width / 2;
        const y = Math.floor(at / COLUMNS) * CELL.height + 46;
        return (
          <g key={name}>
            <g transform={`translate(${x} ${y + above})`}>{drawing}</g>
            <Label text={name} x={x} y={y + 72} anchor="middle" width={CELL.width} />
          </g>
        );
      })}
    </Frame>,
  );
  await expect(`${svg}\n`).toMatchFileSnapshot('../../../docs/picture-parts.svg');
});
