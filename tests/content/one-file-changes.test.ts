import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { formatWholeDollars } from '#src/domain/money.ts';
import { nearest } from '#src/domain/nearest-cities.ts';
import { fileOfPage } from '#src/integrations/built-pages.ts';
import { company, content, prices, territory } from '#src/queries/content.ts';
import { requireVisit } from '#src/queries/handyman-visit.ts';
import { hasLanguage } from '#src/queries/edition.ts';
import { paths } from '#src/routes/paths.ts';
import { buildCopy } from '#tests/support/built-copy.ts';
import { cities, cityOf, featuredService } from '#tests/support/content-files.ts';
import { policyContent, spanishPolicyTexts } from '#tests/support/policy-content.ts';
import { KEPT_CITIES } from '#tests/support/project-copy.ts';

const { home, pages } = content('en');

// Each usual change edits or adds one file (CONTRIBUTING.md). All of them in one copy, built once.

const PHONE = { display: '(323) 555-0199', e164: '+13235550199' };
const { base } = company;
const SINGLE_VISIT_CENTS = 1_890_00;
const COLOR = '#fffff0';

/** The water supplier of most cities: a page that names it is as much like the others as before (LOC-7). */
const suppliers = content('en').cities.flatMap(({ water = [] }) =>
  water.map(({ utility }) => utility),
);
const [COMMON_SUPPLIER] = suppliers.toSorted(
  (a, b) =>
    suppliers.filter((one) => one === b).length - suppliers.filter((one) => one === a).length,
);
const UTILITIES =
  /^water:\n(?: .*\n)+|^(?:sewer|permits|gas): .*\n|^(?:lateral|heaterPermit):\n(?: .*\n)+/gm;

/** Every city has one (LOC-3). */
const LOCAL_SOURCE = `sources:
  - { for: local, title: What the town says of itself, url: 'https://town.example/facts', read: '2026-11' }
`;

const WARRANTY_PAGE = `---
import PageHero from '#src/components/chrome/PageHero.astro';
import PageLayout from '#src/layouts/PageLayout.astro';
import type { GetShareCards } from '#src/seo/share-cards.ts';

const path = '/warranty';
export const getShareCards: GetShareCards = async () => [
  { path: '/warranty', heading: 'Warranty', line: 'On our work', art: { kind: 'icon', name: 'wrench' } },
];
---
<PageLayout title="Warranty on Our Work" description="How long we stand behind a repair, what that covers, and whom to call about it when something fails." {path} trail={[{ label: 'Warranty', href: path }]}>
  <PageHero heading="Warranty" />
</PageLayout>
`;

/** Quotes the specification (architecture, section 7). */
const QUOTES = ['tests/build/exact-texts.test.ts'];

/**
 * Makes the prose of a Markdown file unlike that of the original: the letters of each word are in
 * reverse order. Keys, placeholders and link targets stay.
 */
function reword(file: string): string {
  const [, fields = '', body = ''] = file.split(/^---$/m);
  const reverse = (text: string) =>
    text.replaceAll(/\{[^}]*\}|\]\([^)]*\)|[a-z]{3,}/g, (match) =>
      /^[a-z]/.test(match) ? [...match].toReversed().join('') : match,
    );
  // Reversed words make no claims that need a source.
  const texts = fields.replace(/^sources:\n(?: .*\n)+/m, '');
  return `---${texts.replaceAll(/"[^"]*"/g, reverse)}---${reverse(body)}`;
}

const NOT_RUN = [
  // The pages of all changes together, with every policy of the owner, are heavier than the sample's.
  'tests/build/byte-budgets.test.ts',
  // It takes long, and none of the changes is in the HTML of a component.
  'tests/build/html-validate.test.ts',
];

/** Two groups of neighbors; more cities only take longer to build and to test. */
const kept = [
  ...KEPT_CITIES,
  ...[base.slug, territory.defaultCity]
    .flatMap((slug) => nearest(cityOf(slug), cities, 12))
    .map(({ place }) => place.slug),
];

describe('a change of one file is enough for', () => {
  const project = buildCopy(({ replace, read, write, keepCities }) => {
    keepCities(kept);
    replace('src/content/company.yaml', /^phone: .*$/m, 'phone: 323.555.0199');
    replace(
      'src/content/prices.yaml',
      `price: ${requireVisit(prices).minimumService.priceCents / 100}`,
      `price: ${SINGLE_VISIT_CENTS / 100}`,
    );
    write(
      'src/content/cities/new-town.md',
      reword(read(`src/content/cities/${base.slug}.md`))
        .replace(`name: ${base.name}`, 'name: New Town')
        .replace(/lat: .*/, `lat: ${base.lat + 0.01}`)
        .replace(/zips: .*/, "zips: ['91799']")
        .replaceAll(UTILITIES, '')
        .replace(
          'description: "',
          `${COMMON_SUPPLIER ? `water:\n  - utility: ${COMMON_SUPPLIER}\n` : ''}${LOCAL_SOURCE}description: "New Town: `,
        )
        // Its area may have the name of the base, too.
        .replaceAll(/^(?!area: ).*$/gm, (line) => line.replaceAll(base.name, 'New Town')),
    );
    write(
      'src/content/services/saunas.md',
      reword(read('src/content/services/water-heaters.md'))
        .replace(/^order: .*$/m, 'order: 99')
        .replace('onCityPages: true', 'onCityPages: false')
        .replace(/^summary: .*$/m, 'summary: Gas and electric heaters, repaired or replaced.')
        .replace(/^title: .*$/m, 'title: Saunas'),
    );
    replace('src/content/faq/2-scheduling.yaml', 'business days to schedule', 'days to schedule');
    write('src/content/policies.yaml', stringify(policyContent));
    if (hasLanguage('es')) write('src/content/es/policies.yaml', stringify(spanishPolicyTexts));
    replace('src/content/home.yaml', home.areas.heading, 'Pipes and everything else');
    write('src/pages/warranty.astro', WARRANTY_PAGE);
    replace(
      'src/routes/navigation.ts',
      '{ label: labels.about,',
      "{ label: 'Warranty', href: '/warranty' },\n  { label: labels.about,",
    );
    replace('src/styles/theme.css', /--color-page: [^;]+/, `--color-page: ${COLOR}`);
    replace('public/_redirects', '/index / 301', '/old / 301\n/index / 301');
  }, 'everything');
  const page = (path: string) => project.read(`dist/${fileOfPage(path)}`);
  const hrefsIn = (path: string, selector: string) =>
    project
      .page(path)
      .querySelectorAll(`${selector} a[href]`)
      .map((link) => link.getAttribute('href'));

  test('all tests but those that quote the specification', () => {
    expect(project.failedTestFiles(...NOT_RUN).toSorted()).toEqual(QUOTES);
  });

  test('PROD-10 the phone number', () => {
    const shown = ['/', '/404', '/faq', '/terms-of-service', paths.city(base.slug)];
    for (const path of shown) {
      expect(page(path)).toContain(PHONE.display);
      expect(page(path)).toContain(`tel:${PHONE.e164}`);
      expect(page(path)).not.toContain(company.phone.display);
      expect(page(path)).not.toContain(company.phone.e164);
    }
    expect(project.read('dist/contact.vcf')).toContain(PHONE.e164);
  });

  test('a price', () => {
    const [before, after] = [
      requireVisit(prices).minimumService.priceCents,
      SINGLE_VISIT_CENTS,
    ].map(formatWholeDollars);
    for (const path of [paths.home, paths.faq]) {
      expect(page(path)).toContain(after);
      expect(page(path)).not.toContain(`${before}<`);
    }
  });

  test('CITY-2 a service, which changes the featured service of no city', () => {
    const changed = kept.flatMap((slug) => {
      const [link] = hrefsIn(paths.city(slug), 'section[aria-labelledby=service]');
      const featured = paths.service(featuredService(slug).slug);
      return link === featured ? [] : [`${slug}: ${link} instead of ${featured}`];
    });
    expect(changed).toEqual([]);
  });

  test('an FAQ answer', () => {
    expect(page(paths.faq)).toContain('take 1-3 days to schedule');
  });

  test('the navigation', () => {
    for (const part of ['header nav', '#site-menu', 'footer'])
      expect(project.page(paths.faq).querySelector(part)?.text, part).toContain('Warranty');
  });

  test('a color', () => {
    expect(page(paths.home)).toContain(`name="theme-color" content="${COLOR}"`);
    expect(project.read('dist/manifest.webmanifest')).toContain(COLOR);
  });

  test('a redirect', () => {
    expect(project.read('dist/_redirects')).toContain('/old / 301');
  });

  test.runIf(company.memberLogin)(
    'AUTH-11 a site without an auth service shows a notice and the phone number instead of the login form',
    () => {
      const main = project.page(paths.login).querySelector('main');
      const card = main?.querySelector('.card');
      expect(card?.querySelector('h2')?.text).toBe(pages.login.notSetUp.heading);
      expect(card?.querySelector('a')?.getAttribute('href')).toBe(`tel:${PHONE.e164}`);
      expect(card?.querySelectorAll('li')).toHaveLength(pages.login.notSetUp.points.length);
      expect(main?.querySelectorAll('form, input, button, astro-island')).toEqual([]);
      expect(main?.text).toContain(pages.login.closedIntro);
      expect(main?.text).not.toMatch(/create an account/i);
      expect(page(paths.login)).toContain("connect-src 'self';");
    },
  );
});
