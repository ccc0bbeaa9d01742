import { z } from 'astro/zod';
import { textSchema } from './shared.ts';

/** Schema of the words in a picture whose parts have these names. */
const pictureSchema = <const Part extends string>(...parts: readonly Part[]) =>
  z.strictObject({
    title: textSchema.min(10).max(80).describe('what the picture shows'),
    alt: textSchema.min(40).max(250).describe('the picture in words, for those who do not see it'),
    description: textSchema.min(80).max(900).describe('long description, in the file'),
    labels: z
      .record(z.enum(parts), textSchema.max(40))
      .describe('names of the parts, as the texts of the site say them'),
  });

/**
 * Words in the pictures (PIC-2). Each key is the name of a file, as image search shows it (PIC-4), and of a
 * drawing in src/pictures.
 */
export const picturesSchema = z
  .strictObject({
    'house-plumbing': pictureSchema('vent', 'mainValve', 'meter', 'cleanout', 'sewerLine'),
    'burst-pipe-shut-off-order': pictureSchema(
      'panel',
      'fixtureValve',
      'mainValve',
      'streetValve',
      'lowestFaucet',
      'heater',
      'meter',
      'burst',
      'panelName',
    ),
    'drain-slope-trap-cleanout': pictureSchema(
      'vent',
      'trap',
      'trapArm',
      'branch',
      'main',
      'slope',
      'cleanout',
      'roots',
      'sewer',
    ),
    'water-heater-parts': pictureSchema(
      'vent',
      'hot',
      'cold',
      'anode',
      'reliefValve',
      'strap',
      'dischargePipe',
      'openEnd',
      'drainValve',
      'gas',
      'sediment',
      'pilot',
      'thermocouple',
      'pan',
    ),
    'toilet-in-section': pictureSchema(
      'tankLid',
      'fillValve',
      'overflowTube',
      'flapper',
      'gasket',
      'trapway',
      'boltCap',
      'seal',
      'flange',
      'drain',
      'angleStop',
    ),
    'kitchen-sink-parts': pictureSchema(
      'faucet',
      'basketStrainer',
      'disposal',
      'airGap',
      'tubularDrain',
      'trap',
      'angleStop',
      'drainHose',
      'dishwasher',
      'hexKey',
      'reset',
      'aerator',
    ),
    'plumbing-maintenance-walk': pictureSchema(
      'meter',
      'mainValve',
      'pressure',
      'sink',
      'toilet',
      'hoses',
      'heater',
      'cleanout',
    ),
    'handyman-visit-list': pictureSchema('door', 'screen', 'shelf', 'alarm', 'flapper', 'filter'),
  })
  .meta({ title: 'Words in pictures' });

type Pictures = z.output<typeof picturesSchema>;
/** Name of a picture and of its file, without the ending. */
export type PictureName = keyof Pictures;
/** Names of all pictures. */
export const pictureNames = picturesSchema.keyof().options;
/** Names of the parts of a picture. */
export type Labels<Name extends PictureName> = Pictures[Name]['labels'];
