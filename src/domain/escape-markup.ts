/** Escapes a text for the content of an HTML or SVG element. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
