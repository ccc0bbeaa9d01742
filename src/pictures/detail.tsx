import type { ReactNode } from 'react';
import { PICTURE_WIDTH } from './frame.tsx';

/** Fragment of a picture's address that shows its detail, and class of the labels of that. */
export const DETAIL = 'detail';

/** Place of the detail: its left and upper edge and its width. */
type Place = readonly [x: number, y: number, width: number];

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

interface LabelsProps extends ViewProps {
  readonly children: ReactNode;
}

/** Labels of a detail, in units of its own: it is 360 wide and 225 high. They are after what they cover. */
export function DetailLabels({ of: [x, y, width], children }: LabelsProps) {
  return (
    <g className={DETAIL} transform={`translate(${x} ${y})scale(${width / PICTURE_WIDTH})`}>
      {children}
    </g>
  );
}
