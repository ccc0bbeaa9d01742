import { iconMarkup } from './icon-shapes.ts';
import { colorProperties } from './theme-colors.ts';

const STYLE =
  colorProperties(['brand']) +
  'g{fill:none;stroke:var(--brand);stroke-width:2;stroke-linecap:round;stroke-linejoin:round}' +
  'g:not(:target){display:none}';

/** Icon of the handyman's home maintenance in lists of services. */
export const HANDYMAN_ICON = 'list-check';

/** Icon of all answers in the list of services. */
export const ANSWERS_ICON = 'search';

/** Draws icons as one SVG document in the brand color: the fragment of its address shows one of them. */
export function iconFileSvg(names: Iterable<string>): string {
  const groups = Array.from(names, (name) => `<g id="${name}">${iconMarkup(name)}</g>`);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">' +
    `<style>${STYLE}</style>${groups.join('')}</svg>`
  );
}
