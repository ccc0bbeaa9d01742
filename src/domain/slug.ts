/**
 * Converts a text, such as a heading or a typed city name (ROUTE-14), to a slug: 'Los Angeles',
 * 'LOS_ANGELES' and 'los+angeles ' give 'los-angeles', 'La Cañada' gives 'la-canada'.
 *
 * @returns the slug; '' when the text contains no Latin letter and no digit.
 */
export function slugFromText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
