const IDENTIFIER = /(?:[\w-]|\\.|[^\0-\x7f])+/g;

/**
 * Lists what a CSS value can refer to: custom properties ('--x'), which only functions read
 * (`var()`, `style()`), and keyframes ('@x'), whose name can be any word of the value.
 */
export function namesInValue(value: string): string[] {
  const hasFunction = value.includes('(');
  return (value.match(IDENTIFIER) ?? []).flatMap((word) => {
    if (!word.startsWith('--')) return [`@${word}`];
    return hasFunction ? [word] : [];
  });
}
