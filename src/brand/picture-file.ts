import type { Locale } from '#src/domain/locale.ts';
import { drawPicture } from '#src/pictures/draw.tsx';
import { PICTURE_COLORS } from '#src/pictures/frame.tsx';
import type { PictureName } from '#src/schemas/pictures.ts';
import { colorProperties, deepColorProperties } from './theme-colors.ts';

/** Draws a picture as an SVG file in the colors of the theme (PIC-3). The house stands on deep ground. */
export function pictureFileSvg(name: PictureName, locale: Locale): string {
  const properties = name === 'house-plumbing' ? deepColorProperties : colorProperties;
  return drawPicture(name, (token) => `var(--${token})`, properties(PICTURE_COLORS), locale);
}
