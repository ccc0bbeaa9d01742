import type { Point } from '#src/domain/distance.ts';
import type { Locale } from '#src/domain/locale.ts';
import { paths } from '#src/routes/paths.ts';
import type { PictureName } from '#src/schemas/pictures.ts';

/** Content of the share image of a page. */
export interface ShareCard {
  readonly path: string;
  readonly heading: string;
  readonly line: string;
  readonly art:
    | { readonly kind: 'map'; readonly at: Point }
    | { readonly kind: 'icon'; readonly name: string }
    | { readonly kind: 'picture'; readonly name: PictureName }
    | { readonly kind: 'mark' };
}

/**
 * Export of a page that search engines may list: the cards of all its addresses in a language. A page
 * with one language returns its cards for each.
 */
export type GetShareCards = (
  locale: Locale,
) => Promise<readonly ShareCard[]> | readonly ShareCard[];

/** Builds the card of a page with the brand mark as its picture. */
export function titleCard(path: string, heading: string): ShareCard {
  return { path, heading, line: '', art: { kind: 'mark' } };
}

/** Size of every share image in pixels, as social networks recommend it. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

const FOLDER = '/og';
const HOME_NAME = 'home';

/** Derives the file name of a page's share image: its path without the leading slash, or 'home'. */
export function shareImageName(path: string): string {
  return path === paths.home ? HOME_NAME : path.slice(1);
}

/** Builds the path of the share image of the page at `path`. */
export function shareImagePath(path: string): string {
  return `${FOLDER}/${shareImageName(path)}.png`;
}
