import type { Point } from '#src/domain/distance.ts';

/** Content of the share image of a page. */
export interface ShareCard {
  readonly path: string;
  readonly heading: string;
  readonly line: string;
  readonly art:
    | { readonly kind: 'map'; readonly at: Point }
    | { readonly kind: 'icon'; readonly name: string }
    | { readonly kind: 'mark' };
}

/** Export of a page that search engines may list: the cards of all its addresses. */
export type GetShareCards = () => Promise<readonly ShareCard[]> | readonly ShareCard[];

/** Builds the card of a page with the brand mark as its picture. */
export function titleCard(path: string, heading: string): ShareCard {
  return { path, heading, line: '', art: { kind: 'mark' } };
}
