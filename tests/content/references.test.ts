import { beforeEach, describe, expect, test, vi } from 'vitest';
import { company } from '#src/content/company.ts';
import { licensedServices } from '#src/content/licensed-services.ts';
import {
  getCities,
  getCity,
  getFaqCategories,
  getLegalPage,
  getServices,
} from '#src/site/queries.ts';
import { readCollection } from '#tests/support/collection-files.ts';

type Kind = Parameters<typeof readCollection>[0];
type Entries = Awaited<ReturnType<typeof readCollection>>;

/** Collections as a test has broken them; all others are the site's own. */
const broken = vi.hoisted(() => new Map<string, unknown>());
vi.mock('astro:content', () => ({
  getCollection: (kind: Kind) => Promise.resolve(broken.get(kind) ?? readCollection(kind)),
}));

/** Hands the collection to a function that breaks it. */
async function breakIn(kind: Kind, change: (entries: Entries) => unknown) {
  broken.set(kind, change(structuredClone(await readCollection(kind))));
}

/** Breaks one file: `change` is put over its entry. */
function breakFile(kind: Kind, id: string, change: (entry: Entries[number]) => object) {
  return breakIn(kind, (entries) =>
    entries.map((entry) => (entry.id === id ? { ...entry, ...change(entry) } : entry)),
  );
}

beforeEach(() => {
  broken.clear();
});

test('the content as it stands is whole', async () => {
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
    await breakIn(kind, () => []);
    await expect(read()).rejects.toThrow(`src/content/${kind}: no files, at least one is needed`);
  });
});

describe('a dead reference stops the build, and the message names who refers', () => {
  test('PROD-10 the company names a city that has no file', async () => {
    const named = company.namedServiceAreas.at(-1);
    await breakIn('cities', (entries) => entries.filter(({ id }) => id !== named));
    await expect(getCities()).rejects.toThrow(`src/content/company.ts: no city '${named}'`);
  });

  test('SERV-1 a card leads to a service that has no file', async () => {
    const [card] = licensedServices.cards;
    await breakIn('services', (entries) => entries.filter(({ id }) => id !== card?.service));
    await expect(getServices()).rejects.toThrow(
      `src/content/licensed-services.ts: card '${card?.id}': no service '${card?.service}'`,
    );
  });

  test('a page asks for a city or a legal text that has no file', async () => {
    await expect(getCity('atlantis')).rejects.toThrow('no file src/content/cities/atlantis.md');
    await breakIn('legal', (entries) => entries.filter(({ id }) => id !== 'privacy-policy'));
    await expect(getLegalPage('privacy-policy')).rejects.toThrow(
      'no file src/content/legal/privacy-policy.md',
    );
  });
});

describe('what only two files together show', () => {
  test('two services claim one place in the order', async () => {
    await breakFile('services', 'water-heaters', ({ data }) => ({ data: { ...data, order: 1 } }));
    await expect(getServices()).rejects.toThrow(
      /^src\/content\/services\/[a-z-]+\.md: order 1 is taken$/,
    );
  });

  test('FAQ-2 two categories hold one question id', async () => {
    const [first, second] = await readCollection('faq');
    await breakFile('faq', second?.id ?? '', () => ({ data: first?.data }));
    await expect(getFaqCategories()).rejects.toThrow(
      new RegExp(`^${second?.filePath}: question '[a-z0-9-]+' is also in ${first?.filePath}$`),
    );
  });
});

describe('a text that is missing or names an unknown fact stops the build', () => {
  test('the text below the fields', async () => {
    await breakFile('cities', company.base.slug, () => ({ rendered: { html: ' \n' } }));
    await expect(getCities()).rejects.toThrow(
      `src/content/cities/${company.base.slug}.md: the text below the fields is missing`,
    );
  });

  test('a fact in the text', async () => {
    await breakFile('legal', 'privacy-policy', () => ({
      rendered: { html: '<p>{company.fax}</p>' },
    }));
    await expect(getLegalPage('privacy-policy')).rejects.toThrow(
      'src/content/legal/privacy-policy.md: unknown fact {company.fax}',
    );
  });

  test('a fact in a field', async () => {
    await breakFile('services', 'water-heaters', ({ data }) => ({
      data: { ...data, callWhen: ['Call {company.fax}'] },
    }));
    await expect(getServices()).rejects.toThrow(
      'src/content/services/water-heaters.md: callWhen[0]: unknown fact {company.fax}',
    );
  });
});
