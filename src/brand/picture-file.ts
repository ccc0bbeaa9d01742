import type { Locale } from '#src/domain/locale.ts';
import { drawPicture } from '#src/pictures/draw.tsx';
import { PICTURE_COLORS } from '#src/pictures/frame.tsx';
import type { PictureName } from '#src/schemas/pictures.ts';
import { colorProperties } from './theme-colors.ts';

/** Draws a picture as an SVG file in the light and dark colors of the theme (PIC-3). */
export const pictureFileSvg = (name: PictureName, locale: Locale) =>
  drawPicture(name, (token) => `var(--${token})`, colorProperties(PICTURE_COLORS), locale);
