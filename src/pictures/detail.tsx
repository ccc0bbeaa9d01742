import type { ReactNode } from 'react';
import { PICTURE_WIDTH } from './frame.tsx';

/** Fragments of a picture's address that show a detail, in the order of the page. */
export const DETAILS = ['a', 'b'] as const;

type Id = (typeof DETAILS)[number];

/** Places of the details: their left and upper edges and their widths. */
type Details = Readonly<Record<Id, readonly [x: number, y: number, width: number]>>;

/** Class of the labels of a detail. */
const classOf = (id: Id) => `of-${id}`;

const rules =
  `view:target~:is(text,.leader,.mark,.route,.panel),${DETAILS.map((id) => `.${classOf(id)}`).join()}{display:none}` +
  `${DETAILS.map((id) => `#${id}:target~.${classOf(id)}`).join()}{display:block}`;

/** The views of a drawing that show its details, 8 to 5. They are before the labels that they hide. */
export function DetailViews({ of }: { readonly of: Details }) {
  return (
    <>
      <style>{rules}</style>
      {DETAILS.map((id) => {
        const [x, y, width] = of[id];
        return <view key={id} id={id} viewBox={`${x} ${y} ${width} ${(width * 5) / 8}`} />;
      })}
    </>
  );
}

interface LabelsProps {
  readonly of: Details;
  readonly id: Id;
  readonly children: ReactNode;
}

/** Labels of a detail, in units of its own: it is 360 wide and 225 high. They are after what they cover. */
export function DetailLabels({ of, id, children }: LabelsProps) {
  const [x, y, width] = of[id];
  return (
    <g className={classOf(id)} transform={`translate(${x} ${y})scale(${width / PICTURE_WIDTH})`}>
      {children}
    </g>
  );
}
