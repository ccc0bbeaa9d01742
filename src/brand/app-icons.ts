/** A PNG icon of the site. */
export interface AppIcon {
  /** File name in the root folder, without `.png`. */
  readonly name: string;
  /** Width and height in pixels. */
  readonly size: number;
  /** 'maskable': filled to the edges, with the mark inside the safe zone that no device crops. */
  readonly shape: 'rounded' | 'square' | 'maskable';
}

/** Icons that the build draws from the brand mark. */
export const APP_ICONS = [
  { name: 'apple-touch-icon', size: 180, shape: 'square' },
  { name: 'icon-192', size: 192, shape: 'rounded' },
  { name: 'icon-512', size: 512, shape: 'rounded' },
  { name: 'icon-maskable-512', size: 512, shape: 'maskable' },
] as const satisfies readonly AppIcon[];

/** Width and height of /favicon.ico in pixels, as tabs and bookmarks show it on dense screens. */
export const FAVICON_SIZE = 32;
