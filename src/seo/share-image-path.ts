import { paths } from '#src/routes/paths.ts';

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
