import type { ReactNode } from 'react';
import { PICTURE_WIDTH } from './frame.tsx';

/** Fragment of a picture's address that shows its detail, and class of the labels of that. */
export const DETAIL = 'detail';

/** Place of the detail: its left and upper edge and its width. */
type Place = readonly [x: number, y: number, width: number];

/** Place of a detail that is a drawing of its own: far outside, as the view of the file alone shows what is around it. */
export const APART: Place = [0, 9000, PICTURE_WIDTH];

const rules =
  `view:target~:is(text,.leader,.mark,.route,.panel),.${DETAIL}{display:none}` +
  `view:target~.${DETAIL}{display:block}`;

interface ViewProps {
  readonly of: Place;
}

/** The view of a drawing that shows its detail, 8 to 5. It is before the labels that it hides. */
export function DetailView({ of: [x, y, width] }: ViewProps) {
  return (
    <>
      <style>{rules}</style>
      <view id={DETAIL} viewBox={`${x} ${y} ${width} ${(width * 5) / 8}`} />
    </>
  );
}

interface PartsProps extends ViewProps {
  readonly children: ReactNode;
}

/** Labels and parts of a detail alone, in its own units: it is 360 wide and 225 high. They are after what they cover. */
export function DetailParts({ of: [x, y, width], children }: PartsProps) {
  return (
    <g className={DETAIL} transform={`translate(${x} ${y})scale(${width / PICTURE_WIDTH})`}>
      {children}
    </g>
  );
}
