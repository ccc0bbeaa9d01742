import { describe, expect, test } from 'vitest';
import { content } from '#src/queries/content.ts';
import { cityPageSchema } from '#src/schemas/city-page.ts';
import { emergencySchema } from '#src/schemas/emergency.ts';
import { handymanSchema } from '#src/schemas/handyman.ts';
import { homeSchema } from '#src/schemas/home.ts';
import { licensedServicesSchema } from '#src/schemas/licensed-services.ts';
import { offlineSchema } from '#src/schemas/offline.ts';
import { pagesSchema } from '#src/schemas/pages.ts';
import { servicePageSchema } from '#src/schemas/service.ts';
import { siteSchema } from '#src/schemas/site.ts';
import { schemaProblems } from '#tests/support/schema-problems.ts';

const { emergency, handyman, home, licensedServices, offline, pages, servicePage, site } =
  content('en');

const ALL = [
  ['home', homeSchema, home],
  ['emergency', emergencySchema, emergency],
  ['handyman', handymanSchema, handyman],
  ['licensed-services', licensedServicesSchema, licensedServices],
  ['offline', offlineSchema, offline],
  ['pages', pagesSchema, pages],
  ['site', siteSchema, site],
  ['city-page', cityPageSchema, content('en').cityPage],
  ['service-page', servicePageSchema, servicePage],
] as const;

describe.each(ALL)('the copy in %s.yaml', (_, schema, copy) => {
  test('has no optional part except sources', () => {
    const optional = Object.keys(copy).filter((key) => {
      const rest = Object.fromEntries(Object.entries(copy).filter(([name]) => name !== key));
      return schemaProblems(schema, rest).length === 0;
    });
    expect(optional.filter((key) => key !== 'sources')).toEqual([]);
  });

  test('may not have an unknown part', () => {
    expect(schemaProblems(schema, { ...copy, extra: 'a' })).toEqual([
      ': Unrecognized key: "extra"',
    ]);
  });
});

test('HOME-1 homeSchema rejects a heading that is too long', () => {
  const hero = { ...home.hero, heading: 'Plumbers '.repeat(10) };
  expect(schemaProblems(homeSchema, { ...home, hero })[0]).toMatch(/^hero\.heading: /);
});

test('HOME-3 homeSchema rejects other than four steps', () => {
  const howItWorks = { ...home.howItWorks, steps: home.howItWorks.steps.slice(1) };
  expect(schemaProblems(homeSchema, { ...home, howItWorks })[0]).toMatch(/^howItWorks\.steps: /);
});

test('SERV-1 licensedServicesSchema rejects two cards with the same anchor', () => {
  const [first, ...others] = licensedServices.cards;
  const cards = [{ ...first, id: others[0]?.id }, ...others];
  expect(schemaProblems(licensedServicesSchema, { ...licensedServices, cards })).toEqual([
    'cards: two cards have the same id',
  ]);
});

test('PLAN-1 handymanSchema rejects an id that two jobs have', () => {
  const [first, second, ...rest] = handyman.categories;
  const categories = [first, { ...second, jobs: first?.jobs }, ...rest];
  expect(schemaProblems(handymanSchema, { ...handyman, categories })[0]).toMatch(
    /^categories\.1\.jobs\.0\.id: '[a-z-]+' is taken$/,
  );
});
