import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { formatWholeDollars } from '#src/domain/money.ts';
import { company, content, territory } from '#src/queries/content.ts';
import { handymanVisit } from '#src/queries/handyman-visit.ts';
import { contact } from '#src/routes/contact.ts';
import { paths, sections } from '#src/routes/paths.ts';
import { filesWhere, mainOf, pageAt } from '#tests/support/built-site.ts';
import { cities, cityOf, featuredService } from '#tests/support/content-files.ts';
import { visibleText } from '#tests/support/visible-text.ts';

const { cityPage, handyman, home, licensedServices, prices } = content('en');
const { emergency: guides, proof, servicePage, services } = content('en');

/** What a page shows in its main content, or in the section with a heading. */
interface Part {
  readonly id: string;
  readonly path: string;
  readonly heading?: string;
  /** All texts of the elements that a selector finds, in order. */
  readonly texts?: Readonly<Record<string, readonly string[]>>;
  /** How many elements a selector finds. */
  readonly counts?: Readonly<Record<string, number>>;
  /** Words that are anywhere in it. */
  readonly words?: readonly string[];
  /** Addresses of links, by how their texts end: stars may stand before. */
  readonly links?: Readonly<Record<string, string>>;
}

const textOf = (element: HTMLElement) => visibleText(element);
const titles = (items: readonly { readonly title: string }[]) => items.map(({ title }) => title);
const learnMore = (cards: readonly { readonly title: string; readonly href: string }[]) =>
  Object.fromEntries(cards.map(({ title, href }) => [`Learn more about ${title}`, href]));
const call = { [`Call ${contact.phone}`]: contact.call };
const callAndSchedule = { ...call, 'Schedule Service': contact.schedule };
const visit = handymanVisit(prices);
const plans = visit ? [{ ...visit.minimumService, badge: null }, ...prices.plans] : [];
const upkeep = handyman ? [...handyman.benefits, ...handyman.steps, ...handyman.categories] : [];
/** What only a firm with handyman work shows. */
const ifHandyman = <Item>(item: Item): Item[] => (handyman ? [item] : []);
const handymanLink = handyman && { 'Handyman Home Maintenance': paths.handyman };
const { rating, experience, customers, insured, masters, bonded, emergency } = company.claims;

const PARTS: readonly Part[] = [
  {
    id: 'HOME',
    path: paths.home,
    texts: {
      h2: [
        home.services.heading,
        proof.people?.heading ?? [],
        ...ifHandyman(home.howItWorks.heading),
        home.pricing.heading,
        proof.quotes?.heading ?? [],
        home.comprehensive.heading,
        home.areas.heading,
        home.about.heading,
        proof.jobPhotos?.heading ?? [],
      ].flat(),
    },
  },
  {
    id: 'HOME-1',
    path: paths.home,
    heading: [home.hero.heading, home.hero.addition ?? []].flat().join(' '),
    texts: { 'ul li': [insured, masters, experience, emergency].flatMap((claim) => claim ?? []) },
    words: [home.hero.emergency ?? [], territory.regionInText].flat(),
    links: {
      ...callAndSchedule,
      ...(company.reviewsUrl !== undefined && { [home.hero.reviews]: company.reviewsUrl }),
      ...Object.fromEntries(
        company.namedServiceAreas.map((slug) => [cityOf(slug).name, paths.city(slug)]),
      ),
    },
  },
  {
    id: 'HOME-2',
    path: paths.home,
    heading: home.services.heading,
    texts: {
      h3: [...titles(home.services.benefits), ...titles(services), home.emergency.heading],
      '.card > p': services.map(({ summary }) => summary),
      '.card li': services.flatMap(({ features }) => features),
    },
    links: {
      ...call,
      ...handymanLink,
      ...learnMore(services.map(({ title, slug }) => ({ title, href: paths.service(slug) }))),
    },
  },
  ...ifHandyman({
    id: 'HOME-3',
    path: paths.home,
    heading: home.howItWorks.heading,
    texts: {
      'ol h3': titles(home.howItWorks.steps),
      'ul h3': titles(home.howItWorks.tiles),
      'div > h3': [home.howItWorks.ready.heading],
    },
    counts: { 'ol li img': 4 },
    links: { ...call, 'View Plans': `#${sections.pricing}` },
  }),
  ...ifHandyman({
    id: 'HOME-4',
    path: paths.home,
    heading: home.pricing.heading,
    texts: {
      '.plan h3': plans.map(({ name }) => name),
      '.plan-price > b': plans.map(({ priceCents }) => formatWholeDollars(priceCents)),
      '.plan-badge': plans.flatMap(({ badge }) => badge ?? []),
      [`.plan a[href="${contact.call}"]`]: plans.map(({ name }) => `Call about this plan: ${name}`),
    },
    words: prices.clubs.flatMap(({ name, text }) => [name, text, '$0/yr', 'unlimited visits']),
  }),
  {
    id: 'HOME-5',
    path: paths.home,
    heading: home.comprehensive.heading,
    texts: { h3: home.comprehensive.items },
  },
  {
    id: 'PROD-4, PROD-5, HOME-5',
    path: paths.home,
    heading: home.about.heading,
    words: [rating, experience, customers, insured, masters, bonded, emergency].flatMap(
      (claim) => claim ?? [],
    ),
  },
  {
    id: 'SERV-1',
    path: paths.services,
    heading: licensedServices.heading,
    texts: { '.card h3': titles(licensedServices.cards) },
    links: learnMore(
      licensedServices.cards.map(({ title, service }) => ({ title, href: paths.service(service) })),
    ),
  },
  ...ifHandyman({ id: 'SERV-1', path: paths.services, links: { ...handymanLink } }),
  ...ifHandyman({
    id: 'SERV-2',
    path: paths.handyman,
    texts: {
      h1: [String(handyman?.heading)],
      h3: [...titles(upkeep), String(handyman?.closing.trades), guides.gas.heading],
    },
    words: upkeep.map(({ text }) => text),
    links: callAndSchedule,
  }),
  ...services.flatMap(({ slug, title, summary, included, callWhen }): Part[] => {
    const part = { id: 'SERV-3', path: paths.service(slug) };
    return [
      { ...part, texts: { h1: [title] }, words: [summary], links: callAndSchedule },
      { ...part, heading: servicePage.included, texts: { li: included } },
      { ...part, heading: servicePage.callWhen, texts: { li: callWhen } },
    ];
  }),
  ...cities.flatMap(({ slug, name, answer, zips, kind, county }): Part[] => {
    const service = featuredService(slug);
    const about = `${name} ${service.title}`;
    const part = { path: paths.city(slug) };
    return [
      {
        ...part,
        id: 'CITY-2',
        heading: about,
        links: { [about]: paths.service(service.slug) },
      },
      { ...part, id: 'CITY-2', links: call },
      {
        ...part,
        id: 'CITY-4',
        heading: answer.question,
        texts: { 'ul li, ol li': answer.points },
        words: [answer.lead],
      },
      {
        ...part,
        id: 'CITY-4',
        heading: `Homes in ${name}`,
        words: [
          ...(kind === 'city' ? [] : [county.replace(/ County$/, '')]),
          ...(zips.length < 20 ? zips : []),
        ],
      },
      ...ifHandyman({
        ...part,
        id: 'CITY-4',
        heading: cityPage.plans.heading,
        counts: { li: plans.length },
      }),
    ];
  }),
];

/** Finds what a part is of. @throws Error if there is none */
function elementOf({ path, heading }: Part) {
  const main = mainOf(pageAt(path));
  if (heading === undefined) return main;
  const found = main
    .querySelectorAll('section, nav')
    .find((section) => section.querySelectorAll('h1, h2').map(textOf).includes(heading));
  if (found === undefined) throw new Error(`${path} has no section '${heading}'`);
  return found;
}

test.each(PARTS)('$id $path: $heading', (part) => {
  const element = elementOf(part);
  for (const [selector, texts] of Object.entries(part.texts ?? {}))
    expect.soft(element.querySelectorAll(selector).map(textOf), selector).toEqual(texts);
  for (const [selector, count] of Object.entries(part.counts ?? {}))
    expect.soft(element.querySelectorAll(selector), selector).toHaveLength(count);
  const shown = visibleText(element);
  expect.soft(part.words?.filter((words) => !shown.includes(words)) ?? []).toEqual([]);
  for (const [words, href] of Object.entries(part.links ?? {})) {
    const found = element.querySelectorAll('a').filter((link) => visibleText(link).endsWith(words));
    expect
      .soft(
        found.map((link) => link.getAttribute('href')),
        words,
      )
      .toContain(href);
  }
});

test('HOME, HEAD-4 its sections have their ids in order, each once', () => {
  const ids = [sections.services, sections.pricing, sections.about, sections.contact];
  const found = pageAt(paths.home).document.querySelectorAll(ids.map((id) => `#${id}`).join());
  expect(found.map(({ id }) => id)).toEqual(ids);
});

test('PROOF-1 the home page links twice to the look-up of licenses', () => {
  const links = pageAt(paths.home).document.querySelectorAll('a');
  const lookUps = links.filter((link) => visibleText(link).startsWith('Check this license'));
  const hrefs = lookUps.map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([company.licenseLookupUrl, company.licenseLookupUrl]);
});

test.each(cities)('CITY-4 $slug lists every service before its own answer', (city) => {
  const main = mainOf(pageAt(paths.city(city.slug)));
  const all = main.querySelectorAll('nav[aria-labelledby="services"] a').map(textOf);
  expect(all).toHaveLength(services.length + ifHandyman('').length);
  if (handyman) expect(all.at(-1)).toBe('Handyman Home Maintenance');
  const headings = main.querySelectorAll('h1, h2').map(textOf);
  expect(headings.slice(0, 2)).toEqual([
    expect.stringContaining(city.name),
    `What we do in ${city.name}`,
  ]);
});

/** Pages of words, of a form to fill in, of a total, for members, for lost visitors or without a network. */
const WITHOUT_FACTS: readonly string[] = [
  paths.calculator,
  paths.login,
  '/404',
  paths.privacy,
  paths.terms,
  paths.valveCard,
  paths.offline,
];

test('PROOF-1 a price and the license are beside each other at the top of every page', () => {
  const missing = filesWhere(({ englishPath, document }) => {
    if (WITHOUT_FACTS.includes(englishPath)) return false;
    const facts = document.querySelector('main .hero-facts');
    return (
      !facts?.querySelector('a')?.text.includes('$') || !facts.text.includes(company.licenseNumber)
    );
  });
  expect(missing).toEqual([]);
});
