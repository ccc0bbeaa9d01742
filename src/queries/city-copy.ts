import { milesText, type CompassDirection } from '#src/domain/distance.ts';
import { cityPage } from './copy.ts';
import { fillInAll } from './interpolate-facts.ts';

const WHERE = 'src/content/city-page.yaml';
const { fromBase: awayCopy, atBase: baseCopy, ...pageCopy } = cityPage;

/** Values of a city page that its copy names. */
interface CityValues {
  readonly cityName: string;
  readonly serviceTitle: string;
  readonly jobName: string;
  /** Position relative to the company's base; undefined for the base itself. */
  readonly fromBase: { readonly miles: number; readonly direction: CompassDirection } | undefined;
}

function positionCopy({ cityName, fromBase }: CityValues) {
  const name = { 'city.name': cityName };
  if (!fromBase) return { ...fillInAll(baseCopy, name, `${WHERE}: atBase`), distance: undefined };
  const { miles, direction } = fromBase;
  return fillInAll(
    awayCopy,
    { ...name, 'base.miles': milesText(miles), 'base.direction': direction },
    `${WHERE}: fromBase`,
  );
}

/**
 * Fills the values of a city into the copy of the city pages.
 *
 * @returns the copy of the page; `distance` is undefined for the company's base.
 * @throws Error when the copy names an unknown value.
 */
export function cityCopy(city: CityValues) {
  const { cityName, serviceTitle, jobName } = city;
  const values = { 'city.name': cityName, 'service.title': serviceTitle, 'job.name': jobName };
  return { ...fillInAll(pageCopy, values, WHERE), ...positionCopy(city) };
}

/** Copy of one city page. */
export type CityCopy = ReturnType<typeof cityCopy>;
