import { paths } from './paths.ts';

/** Size of every share image, as social networks ask for it. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

const FOLDER = '/og';
const HOME_NAME = 'home';

/** @returns the name under which a page's share image is drawn: its path, or 'home'. */
export function shareImageName(path: string): string {
  return path === paths.home ? HOME_NAME : path.slice(1);
}

/** @returns the address of the share image of the page at `path`. */
export function shareImagePath(path: string): string {
  return `${FOLDER}/${shareImageName(path)}.png`;
}
