import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '#src/domain/locale.ts';
import { content } from '#src/queries/content.ts';
import type { Labels, PictureName } from '#src/schemas/pictures.ts';
import { burstPipe } from './burst-pipe.tsx';
import { drains } from './drains.tsx';
import { Frame, PICTURE_WIDTH, type PictureColor } from './frame.tsx';
import { house } from './house.tsx';
import { kitchenSink } from './kitchen-sink.tsx';
import { maintenanceWalk } from './maintenance-walk.tsx';
import { toilet } from './toilet.tsx';
import { visitList } from './visit-list.tsx';
import { waterHeater } from './water-heater.tsx';

type Drawings = {
  readonly [Name in PictureName]: {
    readonly height: number;
    Drawing(props: { readonly labels: Labels<Name> }): ReactNode;
  };
};

const drawings: Drawings = {
  'house-plumbing': house,
  'burst-pipe-shut-off-order': burstPipe,
  'drain-slope-trap-cleanout': drains,
  'water-heater-parts': waterHeater,
  'toilet-in-section': toilet,
  'kitchen-sink-parts': kitchenSink,
  'plumbing-maintenance-walk': maintenanceWalk,
  'handyman-visit-list': visitList,
};

/** What stands on the ground of the page, without a panel around it. */
const ON_PAGE: readonly PictureName[] = ['house-plumbing', 'handyman-visit-list'];

/** Width and height of a picture in units. */
export function pictureSize(name: PictureName) {
  return { width: PICTURE_WIDTH, height: drawings[name].height };
}

function drawParts<Name extends PictureName>(name: Name, locale: Locale): ReactNode {
  const { Drawing } = drawings[name];
  return <Drawing labels={content(locale).pictures[name].labels} />;
}

/**
 * Draws a picture as an SVG document (PIC-2).
 *
 * @param color - Returns the CSS color of a token: a custom property, or a fixed color.
 * @param rules - Style rules before those of the drawing.
 * @param locale - Language of the labels.
 */
export function drawPicture(
  name: PictureName,
  color: (token: PictureColor) => string,
  rules: string,
  locale: Locale = 'en',
): string {
  const { title, description } = content(locale).pictures[name];
  const { height } = drawings[name];
  const hasPanel = !ON_PAGE.includes(name);
  return renderToStaticMarkup(
    <Frame {...{ height, hasPanel, title, description, color, rules }}>
      {drawParts(name, locale)}
    </Frame>,
  );
}
