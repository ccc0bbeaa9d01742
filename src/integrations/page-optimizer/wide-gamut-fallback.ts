import type { AtRule, Declaration, Root } from 'postcss';

/** The condition under which the compiler repeats sRGB colors in the form that they had in source. */
const WIDE_GAMUT_FALLBACK = /^\(color:\s*lab\(0% 0 0\)\)$/;
const LAB = /(?<![\w-])lab\(([\d.e+-]+)% ([\d.e+-]+) ([\d.e+-]+)/g;
/** Rounding of the compiler's figures, in parts of a linear color channel. */
const TOLERANCE = 0.0005;

/**
 * Removes colors that the compiler has written twice: first in sRGB, then as `lab()` for browsers
 * that understand it. A block stays if one of its colors has no fallback or lies outside sRGB.
 */
export function removeRedundantLabColors(root: Root): void {
  root.walkAtRules('supports', (block) => {
    if (WIDE_GAMUT_FALLBACK.test(block.params) && isRedundant(block)) block.remove();
  });
}

function isRedundant(block: AtRule): boolean {
  const fallbacks = fallbackDeclarations(block);
  return (block.nodes ?? []).every(
    (rule) =>
      rule.type === 'rule' &&
      rule.nodes.every(
        (node) =>
          node.type === 'decl' && fallbacks.has(`${rule.selector}{${node.prop}`) && isInSrgb(node),
      ),
  );
}

/** @returns what the rules before a block declare, as 'selector{property' */
function fallbackDeclarations(block: AtRule): ReadonlySet<string> {
  const found = new Set<string>();
  for (let rule = block.prev(); rule; rule = rule.prev()) {
    if (rule.type !== 'rule') continue;
    for (const node of rule.nodes)
      if (node.type === 'decl') found.add(`${rule.selector}{${node.prop}`);
  }
  return found;
}

function isInSrgb({ value }: Declaration): boolean {
  const colors = [...value.matchAll(LAB)].map(([, ...lab]) => linearSrgb(lab.map(Number)));
  return (
    colors.length === value.split('lab(').length - 1 &&
    colors.flat().every((channel) => channel >= -TOLERANCE && channel <= 1 + TOLERANCE)
  );
}

/** @see https://www.w3.org/TR/css-color-4/#color-conversion-code */
function linearSrgb([lightness = NaN, a = NaN, b = NaN]: readonly number[]): number[] {
  const fy = (lightness + 16) / 116;
  const x = 0.9642956764 * fromLabScale(fy + a / 500);
  const y = fromLabScale(fy);
  const z = 0.8251046025 * fromLabScale(fy - b / 200);
  return [
    3.1341359569 * x - 1.6173863321 * y - 0.490661946 * z,
    -0.9787954765 * x + 1.9162543774 * y + 0.0334428734 * z,
    0.0719553128 * x - 0.2289768264 * y + 1.4053860352 * z,
  ];
}

function fromLabScale(value: number): number {
  return value > 6 / 29 ? value ** 3 : 3 * (6 / 29) ** 2 * (value - 4 / 29);
}
