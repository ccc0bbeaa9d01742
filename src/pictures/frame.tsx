import type { ReactNode } from 'react';

/** Width of every drawing, in its own units. A phone of 320 px shows 360 units on 288 px. */
export const PICTURE_WIDTH = 360;

/** Colors of the theme that drawings use (docs/pictures.md). */
export const PICTURE_COLORS = [
  'ink',
  'raised',
  'sunken',
  'line',
  'edge',
  'brand',
  'on-brand',
  'accent',
  'water',
  'hot',
  'sewage',
  'gas',
] as const;

export type PictureColor = (typeof PICTURE_COLORS)[number];

/**
 * Writes the style rules of a drawing.
 *
 * @param color - Returns the CSS color of a token.
 */
const styleRules = (color: (name: PictureColor) => string) =>
  'path,rect,circle,ellipse{stroke-linejoin:round;stroke-linecap:round;stroke-width:2.5;' +
  `stroke:${color('ink')};fill:${color('raised')}}` +
  `.panel{fill:none;stroke:${color('line')};stroke-width:2}.ground{fill:${color('sunken')};stroke:none}.solid{fill:${color('line')}}.hand{fill:${color('brand')}}` +
  `.still{fill:${color('water')};fill-opacity:.35;stroke:none}` +
  `.line,.leader,.outline,.flow{fill:none}.leader{stroke-width:1.5}` +
  '.outline{stroke-width:11;stroke-linecap:butt}.core{fill:none;stroke-width:6;stroke-linecap:butt}' +
  '.wide.outline{stroke-width:19}.wide.core{stroke-width:14}' +
  '.drain.outline{stroke-width:13}.drain.core{stroke-width:8}' +
  '.thin.outline{stroke-width:8}.thin.core{stroke-width:3.5}' +
  `.water{stroke:${color('water')}}.hot{stroke:${color('hot')}}.sewage{stroke:${color('sewage')}}.gas{stroke:${color('gas')}}` +
  `.air{stroke:${color('raised')}}.hollow{stroke:${color('line')}}` +
  `.dot{fill:${color('ink')};stroke:${color('raised')};stroke-width:1.5}.no-line{stroke:none}` +
  `.hose{fill:none;stroke:${color('edge')};stroke-width:5}` +
  `.spray{fill:none;stroke:${color('water')};stroke-width:4}` +
  `.check{fill:none;stroke:${color('brand')};stroke-width:4}` +
  `.route{fill:none;stroke:${color('accent')};stroke-width:4;stroke-dasharray:1 9}` +
  `.flame{fill:${color('accent')};stroke-width:1.5}.dirt{fill:${color('sewage')};stroke:none}` +
  `.drop{fill:${color('water')};stroke-width:1.5}` +
  `text{font:18px system-ui,sans-serif;fill:${color('ink')};stroke:${color('raised')};` +
  'stroke-width:5;stroke-linejoin:round;paint-order:stroke}' +
  `.mark{fill:${color('brand')};stroke:${color('raised')};stroke-width:2}` +
  `.number{font-weight:700;font-size:18px;fill:${color('on-brand')};stroke:none;text-anchor:middle}` +
  '@media(min-width:26rem){text{font-size:15px}}';

interface Props {
  /** Height in units. */
  readonly height: number;
  /** Without a panel, the drawing stands on the ground of the page and its labels have no outline. */
  readonly hasPanel: boolean;
  readonly title: string;
  readonly description: string;
  readonly color: (name: PictureColor) => string;
  /** Style rules before those of the drawing. */
  readonly rules: string;
  readonly children: ReactNode;
}

/** End of the leader of a label: a dot. */
function LeaderDot() {
  return (
    <marker
      id="dot"
      viewBox="-4 -4 8 8"
      markerWidth="8"
      markerHeight="8"
      markerUnits="userSpaceOnUse"
    >
      <circle className="dot" r="3" />
    </marker>
  );
}

/** An SVG document with the rules, the title and the long description of a drawing (PIC-3). */
export function Frame({ height, hasPanel, title, description, color, rules, children }: Props) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${PICTURE_WIDTH} ${height}`}>
      <title>{title}</title>
      <desc>{description}</desc>
      <style>{rules + styleRules(color) + (hasPanel ? '' : 'text{stroke:none}')}</style>
      <LeaderDot />
      {hasPanel && <rect className="no-line" width={PICTURE_WIDTH} height={height} rx="14" />}
      {children}
      {hasPanel && (
        <rect className="panel" x="1" y="1" width={PICTURE_WIDTH - 2} height={height - 2} rx="13" />
      )}
    </svg>
  );
}
