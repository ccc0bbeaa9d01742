/** An icon of the site as a picture file. */
export interface AppIcon {
  /** File name at the top of the site, without `.png`. */
  readonly name: string;
  /** Width and height in pixels. */
  readonly size: number;
  /** 'maskable': filled to the edges, the mark within the circle that every device leaves. */
  readonly shape: 'rounded' | 'square' | 'maskable';
}

/** The icons that are drawn at build, all from one mark. */
export const APP_ICONS = [
  { name: 'apple-touch-icon', size: 180, shape: 'square' },
  { name: 'icon-192', size: 192, shape: 'rounded' },
  { name: 'icon-512', size: 512, shape: 'rounded' },
  { name: 'icon-maskable-512', size: 512, shape: 'maskable' },
] as const satisfies readonly AppIcon[];

/** Pixels of /favicon.ico, the size that tabs and bookmarks show on dense screens. */
export const FAVICON_SIZE = 32;
