import type { Locale } from '#src/domain/locale.ts';
import { content } from '#src/queries/content.ts';
import { colorProperties } from './theme-colors.ts';

const STYLE =
  colorProperties(['raised', 'line', 'accent', 'ink']) +
  'path,circle{fill:var(--raised);stroke:var(--ink);stroke-width:2.5;stroke-linejoin:round;' +
  'stroke-linecap:round}.fill{fill:var(--line)}.hand{fill:var(--accent)}' +
  '.turn{fill:none;stroke-width:4}text{fill:var(--ink);font:15px system-ui,sans-serif}.end{text-anchor:end}';

/**
 * Draws the valves of a house as an SVG document with a view for each: `#lever`, `#wheel` and `#meter`
 * (EMERG-3).
 */
export function valvesSvg(locale: Locale): string {
  const { open, closed, street, house } = content(locale).emergency.valves;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 240"><style>${STYLE}</style>` +
    '<view id="lever" viewBox="0 0 160 80"/><view id="wheel" viewBox="0 80 160 80"/>' +
    '<view id="meter" viewBox="0 160 160 80"/>' +
    '<path class="fill" d="M4 29h68v14H4zM88 29h68v14H88z"/><path d="M24 23h24v26H24zM110 23h24v26h-24z"/>' +
    '<path class="hand" d="M31 31h40v10H31zM117 3h10v38h-10z"/>' +
    `<text x="16" y="70">${open}</text><text class="end" x="146" y="70">${closed}</text>` +
    '<g transform="translate(0 80)"><path class="fill" d="M4 39h152v14H4z"/>' +
    '<circle class="hand" cx="80" cy="46" r="20"/><path d="M80 26v40M60 46h40"/>' +
    '<path class="turn" d="M50 44a30 30 0 0 1 55-14m4-13-3 14-14-2"/></g>' +
    '<g transform="translate(0 160)"><path d="M16 4h128v50H16z"/><path class="fill" d="M4 22h152v14H4z"/>' +
    '<path class="hand" d="M36 16h26v26H36zM42 25h14v8H42z"/><circle cx="106" cy="29" r="20"/>' +
    `<path d="M106 29l9-10"/><text x="16" y="72">${street}</text>` +
    `<text class="end" x="144" y="72">${house}</text></g></svg>`
  );
}
