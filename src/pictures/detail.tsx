/** Fragments of a picture's address that show a detail without labels, in the order of the page. */
export const DETAILS = ['a', 'b'] as const;

/** Places of the details: their left and upper edges and their widths. */
type Details = readonly [x: number, y: number, width: number][];

interface Props {
  readonly of: Details;
}

/** The views of a drawing that show its details, 8 to 5. They are before the labels that they hide. */
export function DetailViews({ of }: Props) {
  return (
    <>
      <style>{'view:target~:is(text,.leader,.mark,.route,.panel){display:none}'}</style>
      {DETAILS.map((id, at) => {
        const detail = of[at];
        if (!detail) return null;
        const [x, y, width] = detail;
        return <view key={id} id={id} viewBox={`${x} ${y} ${width} ${(width * 5) / 8}`} />;
      })}
    </>
  );
}
