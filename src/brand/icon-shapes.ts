import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'astro/zod';

const shapeSchema = z.tuple([z.string(), z.record(z.string(), z.union([z.string(), z.number()]))]);
const iconsSchema = z.record(z.string(), z.array(shapeSchema));

/** Name and attributes of an SVG element. */
type IconShape = z.output<typeof shapeSchema>;

// Read instead of imported, because the type checker cannot infer a JSON file of this size.
const file = createRequire(`${process.cwd()}/`).resolve('lucide-static/icon-nodes.json');
const icons = iconsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));

/**
 * Writes the shapes of a Lucide icon as SVG elements, for pages, the icon file and share images.
 *
 * @param name - Name of the icon, such as 'phone'.
 * @returns shapes on a 24 x 24 grid, to be stroked.
 * @throws Error when Lucide has no icon with this name.
 */
export function iconMarkup(name: string): string {
  const shapes = icons[name];
  if (!shapes) throw new Error(`no icon '${name}' in lucide-static`);
  return joinPaths(shapes)
    .map(([tag, attributes]) => {
      const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
      return `<${tag}${written.join('')}/>`;
    })
    .join('');
}

/**
 * Joins all paths without other attributes into one element. Fewer elements shorten the layout
 * before the first paint on phones; every seventh element of the home page was such a path.
 */
export function joinPaths(shapes: readonly IconShape[]): readonly IconShape[] {
  const plain = shapes.filter(isPlainPath);
  if (plain.length < 2) return shapes;
  // In a joined path, a lowercase first move would be relative to the end of the previous path.
  const moves = plain.map(([, { d }]) => (String(d).startsWith('m') ? `M0 0${d}` : d));
  return [['path', { d: moves.join('') }], ...shapes.filter((shape) => !isPlainPath(shape))];
}

function isPlainPath([name, attributes]: IconShape): boolean {
  return name === 'path' && Object.keys(attributes).join() === 'd';
}
