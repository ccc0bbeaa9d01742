import { beforeEach, describe, expect, test, vi } from 'vitest';
import { company } from '#src/queries/company.ts';
import { territory } from '#src/queries/territory.ts';
import { licensedServices } from '#src/queries/copy.ts';
import {
  getCities,
  getCity,
  getFaqCategories,
  getLegalPage,
  getServices,
} from '#src/queries/collections.ts';
import { readCollection } from '#tests/support/collection-files.ts';

type Kind = Parameters<typeof readCollection>[0];
type Entries = Awaited<ReturnType<typeof readCollection>>;

/** Collections that a test has changed; all others are the site's own. */
const broken = vi.hoisted(() => new Map<string, unknown>());
vi.mock('astro:content', () => ({
  getCollection: (kind: Kind) => Promise.resolve(broken.get(kind) ?? readCollection(kind)),
}));

/** Replaces a collection with a changed copy. */
async function breakCollection(kind: Kind, change: (entries: Entries) => unknown) {
  broken.set(kind, change(structuredClone(await readCollection(kind))));
}

/** Replaces fields of one entry. */
function breakFile(kind: Kind, id: string, change: (entry: Entries[number]) => object) {
  return breakCollection(kind, (entries) =>
    entries.map((entry) => (entry.id === id ? { ...entry, ...change(entry) } : entry)),
  );
}

beforeEach(() => {
  broken.clear();
});

test('the content has no broken reference', async () => {
  expect((await getCities()).length).toBeGreaterThan(0);
  expect((await getServices()).length).toBeGreaterThan(0);
  expect((await getFaqCategories()).length).toBeGreaterThan(0);
  expect((await getLegalPage('privacy-policy')).html).not.toBe('');
});

describe('an empty collection stops the build', () => {
  test.each([
    ['cities', getCities],
    ['services', getServices],
    ['faq', getFaqCategories],
    ['legal', () => getLegalPage('terms-of-service')],
  ] as const)('%s', async (kind, read) => {
    await breakCollection(kind, () => []);
    await expect(read()).rejects.toThrow(`src/content/${kind}: no files, at least one is needed`);
  });
});

test('CITY-4 fewer than seven cities stop the build: a page links to its six nearest', async () => {
  await breakCollection('cities', (entries) => entries.slice(0, 6));
  await expect(getCities()).rejects.toThrow('src/content/cities: 6 cities, at least 7 are needed');
});

describe('a broken reference stops the build with a message that names its source', () => {
  test('PROD-10 the company refers to a city without a file', async () => {
    const named = company.namedServiceAreas.at(-1);
    await breakCollection('cities', (entries) => entries.filter(({ id }) => id !== named));
    await expect(getCities()).rejects.toThrow(`src/content/company.yaml: no city '${named}'`);
  });

  test('CITY-3 the default city has no file', async () => {
    const { defaultCity } = territory;
    const { base, namedServiceAreas } = company;
    const isNamed = [base.slug, ...namedServiceAreas].includes(defaultCity);
    const file = isNamed ? 'company.yaml' : 'territory.yaml: defaultCity';
    await breakCollection('cities', (entries) => entries.filter(({ id }) => id !== defaultCity));
    await expect(getCities()).rejects.toThrow(`src/content/${file}: no city '${defaultCity}'`);
  });

  test('a city refers to an area that the territory does not have', async () => {
    await breakFile('cities', company.base.slug, ({ data }) => ({
      data: { ...data, area: 'The Valley' },
    }));
    await expect(getCities()).rejects.toThrow(
      `src/content/cities/${company.base.slug}.md: area: territory.yaml has no area 'The Valley'`,
    );
  });

  test.each([
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
  ])('LOC-5 a city names %s', async (_, change, message) => {
    await breakFile('cities', company.base.slug, ({ data }) => ({ data: { ...data, ...change } }));
    await expect(getCities()).rejects.toThrow(
      `src/content/cities/${company.base.slug}.md: ${message}`,
    );
  });

  test('SERV-1 a card refers to a service without a file', async () => {
    const [card] = licensedServices.cards;
    await breakCollection('services', (entries) =>
      entries.filter(({ id }) => id !== card?.service),
    );
    await expect(getServices()).rejects.toThrow(
      `src/content/licensed-services.yaml: card '${card?.id}': no service '${card?.service}'`,
    );
  });

  test('a page requests a city or a legal text without a file', async () => {
    await expect(getCity('atlantis')).rejects.toThrow('no file src/content/cities/atlantis.md');
    await breakCollection('legal', (entries) =>
      entries.filter(({ id }) => id !== 'privacy-policy'),
    );
    await expect(getLegalPage('privacy-policy')).rejects.toThrow(
      'no file src/content/legal/privacy-policy.md',
    );
  });
});

describe('PLAN-1, PLAN-5 a job priced for the wrong trade stops the build', () => {
  const plumber = { by: 'plumber', name: 'Fix a pipe', hours: 2, materials: 40, covers: 'All.' };
  const handyman = { by: 'handyman', name: 'Fix it', jobs: ['caulk'], visits: 1, materials: 0 };

  test.each([
    ['an unknown job', { ...handyman, jobs: ['caulk', 'saunas'] }, "job: jobs: no job 'saunas'"],
    [
      'fewer visits than the job takes',
      { ...handyman, covers: 'All.' },
      "job: visits: 'caulk' takes 2 visits, as src/content/handyman.yaml says",
    ],
    ['in the name', { ...plumber, name: 'Recaulk a tub' }, "job: name: 'recaulk' is the handyman"],
    [
      'in what it covers',
      { ...plumber, covers: 'A valve and a new Shower Head.' },
      "job: covers: 'shower head' is the handyman job 'shower-heads' of src/content/handyman.yaml",
    ],
  ])('%s', async (_, job, message) => {
    await breakFile('cities', company.base.slug, ({ data }) => ({ data: { ...data, job } }));
    await expect(getCities()).rejects.toThrow(
      `src/content/cities/${company.base.slug}.md: ${message}`,
    );
  });

  test('a licensed service that includes a handyman job', async () => {
    const included = ['Fresh caulk around the tub'];
    await breakFile('services', 'water-heaters', ({ data }) => ({ data: { ...data, included } }));
    await expect(getServices()).rejects.toThrow(
      "src/content/services/water-heaters.md: included: 'caulk' is the handyman job 'caulk'",
    );
  });
});

describe('a conflict between two files stops the build', () => {
  test('two services have the same order', async () => {
    await breakFile('services', 'water-heaters', ({ data }) => ({ data: { ...data, order: 1 } }));
    await expect(getServices()).rejects.toThrow(
      /^src\/content\/services\/[a-z-]+\.md: order 1 is taken$/,
    );
  });

  test('FAQ-2 two categories have the same question id', async () => {
    const [first, second] = await readCollection('faq');
    await breakFile('faq', second?.id ?? '', () => ({ data: first?.data }));
    await expect(getFaqCategories()).rejects.toThrow(
      new RegExp(`^${second?.filePath}: question '[a-z0-9-]+' is also in ${first?.filePath}$`),
    );
  });
});

describe('PIC-2 a picture without its place in the text stops the build', () => {
  const file = 'src/content/services/water-heaters.md';
  const needed = `${file}: text: needs {picture} as one paragraph`;

  test.each([
    ['none', '<p>Words</p>', needed],
    ['within a sentence', '<p>See {picture} here</p>', needed],
    ['twice', '<p>{picture}</p>\n<p>{picture}</p>', needed],
  ])('%s', async (_, html, message) => {
    await breakFile('services', 'water-heaters', () => ({ rendered: { html } }));
    await expect(getServices()).rejects.toThrow(message);
  });

  test('a place without a picture', async () => {
    await breakFile('services', 'water-heaters', ({ data }) => ({
      data: { ...data, picture: undefined },
    }));
    await expect(getServices()).rejects.toThrow(`${file}: unknown fact {picture}`);
  });
});

describe('a missing text or an unknown fact stops the build', () => {
  test('a file without text below the fields', async () => {
    await breakFile('cities', company.base.slug, () => ({ rendered: { html: ' \n' } }));
    await expect(getCities()).rejects.toThrow(
      `src/content/cities/${company.base.slug}.md: the text below the fields is missing`,
    );
  });

  test('an unknown fact in the text', async () => {
    await breakFile('legal', 'privacy-policy', () => ({
      rendered: { html: '<p>{company.fax}</p>' },
    }));
    await expect(getLegalPage('privacy-policy')).rejects.toThrow(
      'src/content/legal/privacy-policy.md: unknown fact {company.fax}',
    );
  });

  test('an unknown fact in a field', async () => {
    await breakFile('services', 'water-heaters', ({ data }) => ({
      data: { ...data, callWhen: ['Call {company.fax}'] },
    }));
    await expect(getServices()).rejects.toThrow(
      'src/content/services/water-heaters.md: callWhen[0]: unknown fact {company.fax}',
    );
  });
});
