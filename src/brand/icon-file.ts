import { iconMarkup } from './icon-shapes.ts';
import { colorProperties } from './theme-colors.ts';

/** Outline of a house with its water pipe, for the hero of home on phones: a view of the icon file. */
export const HOUSE_OUTLINE = 'outline';
const HOUSE =
  `<g id="${HOUSE_OUTLINE}" transform="translate(0 4)scale(.24)">` +
  '<path d="M3 38 50 8 97 38M15 31V82M85 31V82M15 58H85M63 15V2H71V20"/>' +
  '<path d="M2 76H27V44H36M27 68H73V58"/></g>';

const STYLE =
  colorProperties(['brand', 'on-deep', 'water']) +
  'g{fill:none;stroke:var(--brand);stroke-width:2;stroke-linecap:round;stroke-linejoin:round}' +
  `#${HOUSE_OUTLINE}{stroke:var(--on-deep)}#${HOUSE_OUTLINE} path+path{stroke:var(--water);stroke-width:3}` +
  'g:not(:target){display:none}';

/** Icon of the handyman's home maintenance in lists of services. */
export const HANDYMAN_ICON = 'list-check';

/** Draws icons as one SVG document in the brand color: the fragment of its address shows one of them. */
export function iconFileSvg(names: Iterable<string>): string {
  const groups = Array.from(names, (name) => `<g id="${name}">${iconMarkup(name)}</g>`);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">' +
    `<style>${STYLE}</style>${groups.join('')}${HOUSE}</svg>`
  );
}
