import { describe, expect, test } from 'vitest';
import { telLinkOfPrinted } from '#src/domain/contact-links.ts';
import { conditionsOfFirm } from '#src/queries/conditions.ts';
import { type City, company, content, territory } from '#src/queries/content.ts';
import { contact } from '#src/routes/contact.ts';
import { navigationIn } from '#src/routes/navigation.ts';
import { isOfferedLink } from '#src/routes/offered-routes.ts';
import { paths, sectionLink } from '#src/routes/paths.ts';
import { callOf, emergencyCall } from '#src/queries/emergency-calls.ts';
import { getCityGasCompanies } from '#src/queries/gas-companies.ts';
import {
  englishPages,
  hasPage,
  mainOf,
  pageAt,
  type BuiltPage,
  filesWhere,
} from '#tests/support/built-site.ts';
import { legalPage } from '#tests/support/content-files.ts';
import { visibleText } from '#tests/support/visible-text.ts';

const navigation = navigationIn('en');

const { login } = content('en').pages;
/** A page without form says that member login is not set up. */
const hasForm = hasPage('/login') && pageAt('/login').document.querySelector('form') !== null;

const textOf = ({ document }: BuiltPage) => visibleText(document);
const { utilities } = content('en').utilities;
const ownGasCompanies = getCityGasCompanies();
const publicCalls = [
  'tel:911',
  emergencyCall('call.gas').href,
  ...ownGasCompanies.map(({ utility }) => callOf(utility).href),
];
const numbersOf = (id: string | undefined) =>
  utilities.find((utility) => utility.id === id)?.phones.map(({ number }) => number) ?? [];
/** The numbers of the services that the file of a city names (LOC-1, LOC-2). */
const callsOf = ({ gas = territory.gas, water, sewer, permits }: City) =>
  [gas, ...(water ?? []).map(({ utility }) => utility), sewer, permits]
    .flatMap(numbersOf)
    .map(telLinkOfPrinted);
/** Public numbers on pages that name them (EMERG-2, EMERG-3, LOC-1). */
const PUBLIC_CALLS = new Map<string, readonly string[]>([
  [paths.emergency, publicCalls],
  [paths.valveCard, publicCalls],
  ...[
    paths.handyman,
    paths.answers,
    paths.services,
    ...content('en').services.flatMap(({ slug, danger }) => (danger ? paths.service(slug) : [])),
  ].map((path) => [path, ['tel:911', emergencyCall('call.gas').href]] as const),
  ...content('en').cities.map(
    (city) => [paths.city(city.slug), ['tel:911', ...callsOf(city)]] as const,
  ),
]);
const callLinks = ({ path }: BuiltPage) => [contact.call, ...(PUBLIC_CALLS.get(path) ?? [])];

const offers = conditionsOfFirm();
/** Rows about pages and offers that the firm has. */
const ofFirm = <Row extends readonly [id: string, path: string, ...rest: readonly unknown[]]>(
  rows: readonly (Row | false)[],
): readonly Row[] => rows.flatMap((row) => (row !== false && isOfferedLink(row[1]) ? [row] : []));

const HEADING = 'Licensed & Insured Plumbing Company';
const HOME_HEADING = offers.handyman ? `${HEADING} + Complete Handyman Services` : HEADING;

/** Texts that the specification quotes, and the page of each. */
const QUOTED = ofFirm<readonly [id: string, path: string, words: readonly string[]]>([
  ['HOME-1', '/', [HOME_HEADING]],
  ['HOME-1', '/', ['Schedule Service']],
  company.reviewsUrl !== undefined && ['HOME-1', '/', ['Google Reviews']],
  offers.emergencyLine && ['HOME-1', '/', ['24/7 EMERGENCY']],
  ['HOME-2', '/', ['Save Money', 'Save Time', 'Peace of Mind', 'Learn more']],
  offers.handyman && [
    'HOME-3',
    '/',
    ['How Our Home Maintenance Service Works', 'Ready to get started?'],
  ],
  offers.plans && ['HOME-3', '/', ['View Plans']],
  ['NF-1', '/404', ['404', 'Oops! Page not found', 'Return to Home']],
  [
    'ERR-1',
    '/500',
    ['Unexpected Application Error!', '500 Internal Server Error', company.phone.display],
  ],
  [
    'AUTH-1',
    '/login',
    [hasForm ? login.intro : login.closedIntro, ...login.benefits.map(({ title }) => title)],
  ],
  ['Offline card', '/offline', [company.phone.display, company.hours.emergency ?? '', '911']],
  ['PRIV-1', '/privacy-policy', ['Last updated', company.email, company.phone.display]],
  // Every kind of storage that the site uses in a browser.
  ['PRIV-1', '/privacy-policy', ['service worker']],
  offers.login && ['PRIV-1', '/privacy-policy', ['local storage', 'session storage']],
  [
    'TERM-1',
    '/terms-of-service',
    [territory.county, 'California', company.email, company.phone.display],
  ],
]);

test.each(QUOTED)('%s %s shows %j', (_, path, words) => {
  const text = textOf(pageAt(path));
  expect(words.filter((word) => !text.includes(word))).toEqual([]);
});

test.each(
  ofFirm([
    ['AUTH-3', paths.login, 'nav', 'Back to Home', paths.home],
    ['FAQ-1', paths.faq, 'nav', 'Back to Home', paths.home],
    ['FAQ-1', paths.faq, 'main', contact.phone, contact.call],
    ['FAQ-1', paths.faq, 'main', offers.plans ? 'plans' : 'rices', sectionLink('pricing')],
    ['CALC-1', paths.calculator, 'nav', 'Back to pricing', sectionLink('pricing')],
    ['CALC-1', paths.calculator, 'main', contact.phone, contact.call],
    [
      'CALC-1',
      paths.calculator,
      'main',
      offers.plans ? 'View plans and prices' : 'View prices',
      sectionLink('pricing'),
    ],
  ]),
)('%s %s has in its %s a link "%s" to %s', (_, path, part, words, href) => {
  const links = pageAt(path).document.querySelectorAll(`${part} a[href="${href}"]`);
  expect(links.map((link) => visibleText(link))).toContainEqual(expect.stringContaining(words));
});

// Other tests take these addresses from the routes, and those of cities from their files (ROUTE-5).
test.each(
  ofFirm([
    ['ROUTE-1', '/'],
    ['ROUTE-2', '/services'],
    ['ROUTE-3', '/plumbing-services'],
    ['ROUTE-4', '/services/emergency-repairs'],
    ['ROUTE-4', '/services/pipe-drain-services'],
    ['ROUTE-4', '/services/water-heaters'],
    ['ROUTE-4', '/services/bathroom-plumbing'],
    ['ROUTE-4', '/services/kitchen-plumbing'],
    ['ROUTE-4', '/services/preventive-maintenance'],
    ['ROUTE-6', '/price-calculator'],
    ['ROUTE-7', '/faq'],
    ['ROUTE-8', '/privacy-policy'],
    ['ROUTE-9', '/terms-of-service'],
    ['ROUTE-10', '/login'],
  ]),
)('%s %s is a page', (_, path) => {
  expect(hasPage(path)).toBe(true);
});

// Each of these headings could also be found elsewhere on its page, such as in the header's links.
test.each(
  ofFirm([
    ['PROD-1, HOME-1', '/', HOME_HEADING],
    ['AUTH-1', '/login', 'Member Login'],
    ['NF-1', '/404', 'Oops! Page not found'],
    ['ERR-1', '/500', 'Unexpected Application Error!'],
  ]),
)('%s the h1 of %s is %j', (_, path, heading) => {
  const found = mainOf(pageAt(path)).querySelectorAll('h1');
  expect(found.map((element) => visibleText(element))).toEqual([heading]);
});

describe('on every page', () => {
  test.each<readonly [id: string, part: string, words: string]>([
    ...(company.hours.emergency === undefined
      ? []
      : ([
          [
            'HEAD-1',
            'header a[href^="tel:"]',
            'Emergency Plumbing Services Available 24/7 - Call Now!',
          ],
          ['FOOT-1', 'footer a[href^="tel:"]', 'Plumbing emergency?'],
          ['PROD-7, FOOT-1', 'footer', company.hours.emergency],
        ] as const)),
    ['HEAD-5', 'header a[href^="mailto:"]', 'Schedule Now'],
    ...(offers.login
      ? ([
          ['HEAD-7', `header a[href="${paths.login}"]`, 'Member Login'],
          ['FOOT-1', `footer a[href="${paths.login}"]`, 'Member Login'],
        ] as const)
      : []),
    ['FOOT-1', 'footer a[href^="tel:"]', company.phone.display],
    ['FOOT-1', 'footer a[href^="mailto:"]', company.email],
    ...content('en').services.map(
      ({ slug, title }) =>
        ['FOOT-1', `footer nav a[href="${paths.service(slug)}"]`, title] as const,
    ),
    ['FOOT-1', `footer a[href="${paths.privacy}"]`, 'Privacy policy'],
    ['FOOT-1', `footer a[href="${paths.terms}"]`, 'Terms of service'],
    ['FOOT-1', `footer a[href="${paths.sitemap}"]`, 'Sitemap'],
    ['PROD-5, FOOT-1', 'footer', company.licenseNumber],
    ...content('en').officeHours.week.map((line) => ['PROD-7, FOOT-1', 'footer', line] as const),
  ])('%s %s: %s', (_, part, words) => {
    expect(
      filesWhere(
        ({ document }) =>
          !document.querySelectorAll(part).some((element) => visibleText(element).includes(words)),
        englishPages,
      ),
    ).toEqual([]);
  });

  test('HEAD-3 the header has exactly the six links in this order', () => {
    const wanted = navigation.map(({ label, href }) => `${label} ${href}`);
    expect(navigation.map(({ label }) => label)).toEqual([
      'Services',
      ...(offers.handyman ? ['Handyman Home Maintenance'] : []),
      ...['Pricing', 'About', 'FAQ', 'Contact'],
    ]);
    expect(
      filesWhere(({ document }) => {
        const links = document.querySelectorAll('header nav[aria-label="Main"] a');
        const shown = links.map((link) => `${link.text.trim()} ${link.getAttribute('href')}`);
        return shown.join() !== wanted.join();
      }, englishPages),
    ).toEqual([]);
  });

  test('Section 7 email links have the subject of their place, phone links the company’s number', () => {
    const subjects = (page: BuiltPage, within: string) =>
      page.document
        .querySelectorAll(`${within} a[href^="mailto:"]`)
        .map((link) => new URL(link.getAttribute('href') ?? '').searchParams.get('subject'));
    expect(
      filesWhere((page) => {
        const everywhere = subjects(page, '');
        const inHeader = subjects(page, 'header');
        const calls = page.document.querySelectorAll('a[href^="tel:"]');
        return (
          inHeader.length === 0 ||
          inHeader.some((subject) => subject !== 'Schedule Plumbing Service') ||
          everywhere.filter((subject) => subject !== 'Schedule Service').length !==
            inHeader.length ||
          calls.some((link) => !callLinks(page).includes(link.getAttribute('href') ?? ''))
        );
      }, englishPages),
    ).toEqual([]);
  });
});

describe('Section 10 counts', () => {
  const count = (path: string, selector: string) =>
    mainOf(pageAt(path)).querySelectorAll(selector).length;

  test('PROD-4, SERV-1 /services has six cards with anchors', () => {
    const anchors = ['emergency', 'pipe', 'water-heater', 'bathroom', 'kitchen', 'sewer'];
    const counts = anchors.map((anchor) =>
      count('/services', `[id^="${anchor}"]:not([id$="-heading"])`),
    );
    expect(counts).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test('FAQ-1 /faq has six categories, each in one box; FAQ-2 every answer is in the HTML', () => {
    const categories = content('en').faq;
    const text = textOf(pageAt('/faq'));
    if (offers.handyman) expect(categories.length).toBe(6);
    expect(categories.filter(({ title }) => !text.includes(title))).toEqual([]);
    const missing = categories
      .flatMap(({ questions }) => questions)
      .filter(({ question, answer }) => {
        const paragraphs = answer
          .split(/\n\s*\n/)
          .map((part) => part.replaceAll(/\s+/g, ' ').trim());
        return !text.includes(question) || paragraphs.some((part) => !text.includes(part));
      });
    expect(missing.map(({ id }) => id)).toEqual([]);
    expect(count('/faq', '.card:has([data-faq])')).toBe(categories.length);
    const labels = mainOf(pageAt('/faq')).querySelectorAll('[data-faq] a[aria-label]');
    expect(labels.map((link) => link.getAttribute('aria-label'))).toEqual(
      categories.flatMap(({ questions }) =>
        questions.map(({ question }) => `${content('en').controls.linkLabel}: ${question}`),
      ),
    );
  });

  test.each([
    ['PRIV-1', paths.privacy, 'privacy-policy', 10],
    ['TERM-1', paths.terms, 'terms-of-service', offers.login ? 11 : 10],
  ] as const)('%s %s has the sections of its file', (_, path, file, sections) => {
    const { title, headings } = legalPage(file);
    const texts = (selector: string) =>
      mainOf(pageAt(path))
        .querySelectorAll(selector)
        .map((heading) => visibleText(heading));
    expect(texts('h1')).toEqual([title]);
    expect(texts('.prose h2')).toEqual(headings);
    expect(headings).toHaveLength(sections);
  });
});

const STATEMENTS = [
  ...(offers.login ? [/at least (18|eighteen)/i] : []),
  /due on completion/i,
  /materials[^.]* separately/i,
];
test.each(STATEMENTS)('TERM-1 the terms say %s', (statement) => {
  expect(textOf(pageAt(paths.terms))).toMatch(statement);
});
