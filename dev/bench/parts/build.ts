import { copyProject } from '#dev/bench/project-copy.ts';
import type { Section } from '#dev/bench/results.ts';
import { median, withSpread } from '#dev/bench/statistics.ts';
import { type Build, buildOnce, CORES } from './build-once.ts';

/** CITIES=65,650 leaves the largest out. */
const SIZES = (process.env['CITIES'] || '65,650,6500').split(',').map(Number);
/** Drawing is linear, and thousands of images take minutes: beyond this many cities there are none. */
const MOST_CITIES_WITH_IMAGES = Number(process.env['IMAGES_UP_TO'] || 650);
const BUILD_RUNS = Number(process.env['RUNS'] || 3);

const TARGETS = new Map([
  ['65 cold with', 'at most 30 s'],
  ['65 warm with', 'at most 8 s'],
  ['6500 cold without', 'at most 4 ms a page, 1500 MB'],
]);

interface Setting {
  readonly cities: number;
  readonly images: 'with' | 'without';
}

interface Measured extends Setting {
  readonly caches: 'cold' | 'warm';
  readonly builds: readonly Build[];
}

async function measure({ cities, images }: Setting): Promise<readonly Measured[]> {
  const { folder, remove } = copyProject(cities, images === 'with');
  const [cold, warm]: [Build[], Build[]] = [[], []];
  try {
    for (let run = 0; run < (cities > 1000 ? 1 : BUILD_RUNS); run++) {
      cold.push(await buildOnce(folder, true));
      warm.push(await buildOnce(folder, false));
      console.error(
        `${cities} cities ${images} images: ${JSON.stringify([cold.at(-1), warm.at(-1)])}`,
      );
    }
  } finally {
    remove();
  }
  return [
    { cities, images, caches: 'cold', builds: cold },
    { cities, images, caches: 'warm', builds: warm },
  ];
}

function rowOf(measured: Measured, smallest: Measured | undefined): readonly string[] {
  const { cities, images, caches, builds } = measured;
  const middle = ({ builds: of }: Measured, field: keyof Build) =>
    median(of.map((build) => build[field]));
  const more = (field: keyof Build) =>
    middle(measured, field) - (smallest ? middle(smallest, field) : NaN);
  const perPage =
    measured === smallest ? '' : ((1000 * more('seconds')) / more('pages')).toFixed(1);
  return [
    ...[String(cities), String(middle(measured, 'pages')), images, caches],
    withSpread(
      builds.map(({ seconds }) => seconds),
      1,
    ),
    ...[perPage, middle(measured, 'megabytes').toFixed(0)],
    TARGETS.get(`${cities} ${caches} ${images}`) ?? '',
  ];
}

/** What a build costs, and how the cost grows with the number of cities. */
export async function build(): Promise<Section> {
  const measured: Measured[] = [];
  for (const images of ['with', 'without'] as const)
    for (const cities of SIZES)
      if (images === 'without' || cities <= MOST_CITIES_WITH_IMAGES)
        measured.push(...(await measure({ cities, images })));
  return {
    title: 'Build',
    method:
      `The whole project in a temporary folder, on ${CORES} cores, cities added under invented names; median ` +
      `(lowest–highest) of ${BUILD_RUNS} builds, one where there are thousands. Cold: every cache ` +
      'empty. ms a page: above the build of the fewest cities with the same caches and images.',
    columns: [
      'cities',
      'pages',
      'share images',
      'caches',
      'seconds',
      'ms a page',
      'peak MB',
      'target',
    ],
    rows: measured.map((one) =>
      rowOf(
        one,
        measured.find(({ caches, images }) => caches === one.caches && images === one.images),
      ),
    ),
  };
}
