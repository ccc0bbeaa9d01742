// Runs in the browser too: the editor reads what is typed into its number fields.

/** Reads an amount or a percentage as people write it: '$1,250', '9.75%'. Other texts stay. */
export function numberFromText(line: string): number | string {
  const digits = line
    .trim()
    .replace(/^\$ ?/, '')
    .replace(/ ?%$/, '')
    .replaceAll(/,(?=\d{3}(?!\d))/g, '');
  return /^-?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : line;
}
