import { describe, expect, test } from 'vitest';
import { company, content, territory } from '#src/queries/content.ts';
import { checkCities, checkPhotos, checkServices } from '#src/queries/cross-checks.ts';
import { proofContent } from '#tests/support/proof-content.ts';

const { people, jobPhotos } = proofContent('2026-11-21');
const LISTS = [
  ['people.yaml: people', people.people],
  ['job-photos.yaml: jobs', jobPhotos.jobs],
] as const;
const STORED = ['dana-reyes.jpg', 'strapped-heater.jpg'];

test.each([
  [LISTS, STORED, []],
  [LISTS, [...STORED, 'kitchen.jpg'], ['kitchen.jpg']],
  [[], [], []],
])('PROOF-2 finds the photos that no entry names: %#', (lists, stored, unnamed) => {
  expect(checkPhotos(lists, stored)).toEqual(unnamed);
});

test.each([
  [
    ['strapped-heater.jpg'],
    'src/content/people.yaml: people[0].photo.file: no file src/content/photos/dana-reyes.jpg',
  ],
  [
    ['dana-reyes.jpg'],
    'src/content/job-photos.yaml: jobs[0].photo.file: no file src/content/photos/strapped-heater.jpg',
  ],
])('PROOF-2 with the files %j the build stops', (stored, message) => {
  expect(() => {
    checkPhotos(LISTS, stored);
  }).toThrow(message);
});

const { cities, services, handyman, licensedServices } = content('en');

describe('a broken reference of a city stops the build with a message that names its source', () => {
  const file = `src/content/cities/${company.base.slug}.md`;
  const check = (all = cities) => {
    checkCities(all, [], company, territory, handyman);
  };
  /** Changes fields of one city. */
  const checkWith = (fields: object) => () => {
    check(cities.map((city) => (city.slug === company.base.slug ? { ...city, ...fields } : city)));
  };
  const without = (slug: string | undefined) => () => {
    check(cities.filter((city) => city.slug !== slug));
  };

  test('PROD-10 the company refers to a city without a file', () => {
    const named = company.namedServiceAreas.at(-1);
    expect(without(named)).toThrow(`src/content/company.yaml: no city '${named}'`);
  });

  test('CITY-3 the default city has no file', () => {
    const { defaultCity } = territory;
    const isNamed = [company.base.slug, ...company.namedServiceAreas].includes(defaultCity);
    const source = isNamed ? 'company.yaml' : 'territory.yaml: defaultCity';
    expect(without(defaultCity)).toThrow(`src/content/${source}: no city '${defaultCity}'`);
  });

  test.each([
    [
      'an unknown area',
      { area: 'The Valley' },
      "area: 'The Valley' is no area of src/content/territory.yaml",
    ],
    [
      'an unknown supplier',
      { water: [{ utility: 'no-water' }] },
      "water: utilities.yaml has no service 'no-water'",
    ],
    [
      'an unknown counter',
      { permits: 'no-counter' },
      "permits: utilities.yaml has no service 'no-counter'",
    ],
    [
      'a gas company for water',
      { water: [{ utility: territory.gas }] },
      `water: '${territory.gas}' is of the kind 'gas'`,
    ],
    [
      'a gas company for sewage',
      { sewer: territory.gas },
      `sewer: '${territory.gas}' is of the kind 'gas'`,
    ],
    [
      'no supplier',
      { water: undefined },
      'water: the city has no water supplier of utilities.yaml',
    ],
  ])('LOC-5 a city names %s', (_, fields, message) => {
    expect(checkWith(fields)).toThrow(`${file}: ${message}`);
  });

  const plumber = { by: 'plumber', name: 'Fix a pipe', hours: 2, materials: 40, covers: 'All.' };
  const upkeep = { by: 'handyman', name: 'Fix it', jobs: ['caulk'], visits: 1, materials: 0 };
  test.runIf(handyman).each([
    ['an unknown job', { ...upkeep, jobs: ['caulk', 'saunas'] }, "job: jobs: no job 'saunas'"],
    [
      'fewer visits than the job takes',
      { ...upkeep, covers: 'All.' },
      "job: visits: 'caulk' takes 2 visits, as src/content/handyman.yaml says",
    ],
    ['in the name', { ...plumber, name: 'Recaulk a tub' }, "job: name: 'recaulk' is the handyman"],
    [
      'in what it covers',
      { ...plumber, covers: 'A valve and a new Shower Head.' },
      "job: covers: 'shower head' is the handyman job 'shower-heads' of src/content/handyman.yaml",
    ],
  ])('PLAN-1, PLAN-5 a job priced for the wrong trade: %s', (_, job, message) => {
    expect(checkWith({ job })).toThrow(`${file}: ${message}`);
  });
});

describe('a conflict between two files stops the build', () => {
  const checkWith = (fields: object) => () => {
    const changed = services.map((one) => (one.order === 3 ? { ...one, ...fields } : one));
    checkServices(changed, licensedServices, handyman);
  };

  test.runIf(handyman)('PLAN-1, PLAN-5 a licensed service that includes a handyman job', () => {
    expect(checkWith({ included: ['Fresh caulk around the tub'] })).toThrow(
      /^src\/content\/services\/[a-z-]+\.md: included: 'caulk' is the handyman job 'caulk'/,
    );
  });

  test('two services with the same order', () => {
    expect(checkWith({ order: 2 })).toThrow(
      `src/content/services/${services[2]?.slug}.md: order 2 is taken`,
    );
  });
});
