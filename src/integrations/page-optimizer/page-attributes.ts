const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const PROPERTY_USE = /var\(\s*(--[\w-]+)/g;
const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#38;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};

/** @returns the attributes of a tag by name, from the text between its name and its `>` */
export function readAttributes(text: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
    attributes.set(name.toLowerCase(), unescapeText(double ?? single ?? bare ?? ''));
  }
  return attributes;
}

function unescapeText(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#?\w+);/g, (entity) => CHARACTERS[entity] ?? entity);
}

/** @returns the names by which style rules may find an element, written as in CSS */
export function elementNames(
  tag: string,
  attributes: ReadonlyMap<string, string>,
): readonly string[] {
  // The browser puts the rows of a table into a body that the HTML need not name.
  const names = tag === 'table' ? [tag, 'tbody'] : [tag];
  for (const [name, value] of attributes) {
    if (name === 'class') names.push(...value.split(/\s+/).map((word) => `.${word}`));
    else if (name === 'id') names.push(`#${value}`);
    else if (name.startsWith('data-astro-cid-')) names.push(`[${name}]`);
    if (value.includes('var(')) {
      for (const [, property = ''] of value.matchAll(PROPERTY_USE)) names.push(property);
    }
  }
  return names;
}
