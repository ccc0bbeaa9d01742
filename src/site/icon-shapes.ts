import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'astro/zod';

const shapeSchema = z.tuple([z.string(), z.record(z.string(), z.union([z.string(), z.number()]))]);
const iconsSchema = z.record(z.string(), z.array(shapeSchema));

/** An SVG element by its name and attributes. */
type IconShape = z.output<typeof shapeSchema>;

// Read, not imported: the type checker gives up on a JSON file of this size.
const file = createRequire(`${process.cwd()}/`).resolve('lucide-static/icon-nodes.json');
const icons = iconsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));

/**
 * @param name an icon of the Lucide set, e.g. 'phone'
 * @returns its shapes on a 24 x 24 grid, to be stroked
 * @throws Error when the set has no such icon
 */
export function iconShapes(name: string): readonly IconShape[] {
  const shapes = icons[name];
  if (!shapes) throw new Error(`no icon '${name}' in lucide-static`);
  return joinPaths(shapes);
}

/**
 * Draws all plain paths of an icon as one: of the home page, every seventh element was a path,
 * and a phone lays out each of them before the first paint.
 */
export function joinPaths(shapes: readonly IconShape[]): readonly IconShape[] {
  const plain = shapes.filter(isPlainPath);
  if (plain.length < 2) return shapes;
  // Relative to the origin, as the first move of a path is.
  const moves = plain.map(([, { d }]) => (String(d).startsWith('m') ? `M0 0${d}` : d));
  return [['path', { d: moves.join('') }], ...shapes.filter((shape) => !isPlainPath(shape))];
}

function isPlainPath([name, attributes]: IconShape): boolean {
  return name === 'path' && Object.keys(attributes).join() === 'd';
}
