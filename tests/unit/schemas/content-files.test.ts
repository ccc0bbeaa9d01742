import { existsSync, globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chooseFields } from '#src/domain/conditions.ts';
import { conditionsOfFirm } from '#src/queries/conditions.ts';
import { company, content } from '#src/queries/content.ts';
import { readFile } from '#src/queries/read-file.ts';
import { fileSchemas, folderSchemas, schemaOf } from '#src/schemas/content-files.ts';
import { withEdits } from '#tests/support/edits.ts';
import { withOffers } from '#tests/support/price-offers.ts';
import { invalidFields, schemaProblems } from '#tests/support/schema-problems.ts';

const CITY = `cities/${company.base.slug}.md`;
const [FAQ = ''] = globSync('faq/*.yaml', { cwd: 'src/content' }).toSorted();
const SERVICE = 'services/water-heaters.md';
const LEGAL = 'legal/privacy-policy.md';

/** Every single file that exists, and one file of each folder. */
const files = [...Object.keys(fileSchemas), CITY, FAQ, SERVICE, LEGAL].filter((name) =>
  existsSync(`src/content/${name}`),
);
/** Fields of a file, without what is not true of this firm. */
const fieldsOf = (name: string) =>
  chooseFields(readFile(`src/content/${name}`).fields, conditionsOfFirm).fields;
const pathOf = (field: string) =>
  field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** Paths of the objects in a value; of the items of a list, that of the first. */
function objectPaths(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value).slice(0, Array.isArray(value) ? 1 : undefined);
  const inner = entries.flatMap(([name, one]) => objectPaths(one, `${path}${name}.`));
  return Array.isArray(value) ? inner : [path, ...inner];
}

/** Parts that a file may leave out. */
const OPTIONAL = [
  ...['sources', 'zipSources', 'zipsSharedWith', 'picture', 'topics', 'lead', 'danger'],
  ...[
    'gas',
    'water',
    'sewer',
    'permits',
    'lateral',
    'heaterPermit',
    'reviewClubReward',
    'mountains',
  ],
  ...['emergencies', 'handyman', 'spokenLanguages', 'samples', 'plans', 'clubs', 'sets'],
];

describe.each(files)('src/content/%s', (name) => {
  const fields = fieldsOf(name);

  test('is valid, and may not have an unknown field anywhere', () => {
    expect(schemaProblems(schemaOf(name), fields)).toEqual([]);
    const accepted = objectPaths(fields).filter(
      (path) =>
        invalidFields(schemaOf(name), withEdits(fields, [[pathOf(`${path}extra`), 'x']])).length ===
        0,
    );
    expect(accepted).toEqual([]);
  });

  test.skipIf(name === 'policies.yaml')('needs each of its parts', () => {
    const unneeded = Object.keys(Object(fields)).filter(
      (part) =>
        schemaProblems(schemaOf(name), withEdits(fields, [[[part], undefined]])).length === 0,
    );
    expect(unneeded.filter((part) => !OPTIONAL.includes(part))).toEqual([]);
  });
});

test('every folder of content has a file here', () => {
  const folders = files.flatMap((name) => /^(.+)\//.exec(name)?.[1] ?? []);
  expect(folders.toSorted()).toEqual(Object.keys(folderSchemas).toSorted());
});

const source = { for: 'straps', title: 'Code', url: 'https://example.org', read: '2026-11' };
const job = { name: 'Fix a pipe', materials: 40, covers: 'All of it.' };
const plumber = { ...job, by: 'plumber', hours: 2 };
const handyman = { ...job, by: 'handyman', jobs: ['caulk'], visits: 1 };
const { handyman: handymanPage, licensedServices } = content('en');

/** A wrong value of a field. The problem is at that field, unless another one is named. */
type Refused = readonly [what: string, field: string, value: unknown, problemAt?: string];

const REFUSED: Readonly<Record<string, readonly Refused[]>> = {
  'company.yaml': [
    ['PROD-10 a phone number in two forms', 'phone', { display: '', e164: '' }],
    ['an invalid email address', 'email', 'hello at example'],
    ['a license number in another format', 'licenseNumber', '12345'],
    ['a link without https://', 'reviewsUrl', 'google.com/reviews'],
    ['hours without AM or PM', 'hours.office.0', 'Monday to Friday, 8 to 4'],
    ['hours that end before they begin', 'hours.office.0', 'Friday, 8 AM to 4 AM'],
    ['hours that overlap', 'hours.office', ['Monday, 8 AM to noon', 'Monday, 11 AM to 4 PM']],
    ['no office hours', 'hours.office', []],
    ['a holiday in another format', 'hours.closed', ['12/25'], 'hours.closed.0'],
    ['a base in another state', 'base.postalCode', '10001'],
    ['a city name instead of a slug', 'namedServiceAreas.0', 'Sierra Madre'],
    ['no named service area', 'namedServiceAreas', []],
    ['an unknown sample', 'samples.0', 'fax'],
    ['a claim without words', 'claims.customers', 'n/a'],
  ],
  [CITY]: [
    ['a location outside the state', 'lat', 47.6],
    ['a positive longitude', 'lng', 118.1],
    ['a ZIP code as a number', 'zips.0', 91801],
    ['no ZIP code', 'zips', []],
    ['a county without the word', 'county', 'Orange'],
    ['an unknown kind', 'kind', 'town'],
    ['a description too short for search results', 'description', 'Plumber here.'],
    ['a question without a question mark', 'answer.question', 'How'],
    ['a question without a group', 'answer.group', undefined],
    ['an answer of two points', 'answer.points', ['a', 'b']],
    ['a figure without a digit', 'answer.figures.0', 'many'],
    ['hours above the maximum', 'job', { ...plumber, hours: 9 }, 'job.hours'],
    ['hours between two steps', 'job', { ...plumber, hours: 1.1 }, 'job.hours'],
    ['materials with cents', 'job', { ...plumber, materials: 9.99 }, 'job.materials'],
    ['negative materials', 'job', { ...plumber, materials: -1 }, 'job.materials'],
    ['a job that no one does', 'job', { ...plumber, by: 'owner' }, 'job.by'],
    ['a plumber who does jobs of the list', 'job', { ...plumber, jobs: ['caulk'] }, 'job'],
    ['a handyman by the hour', 'job', { ...handyman, hours: 2 }, 'job'],
    ['PLAN-1 no visits', 'job', { ...handyman, visits: 0 }, 'job.visits'],
    ['half a visit', 'job', { ...handyman, visits: 0.5 }, 'job.visits'],
    ['a handyman without a job of the list', 'job', { ...handyman, jobs: [] }, 'job.jobs'],
  ],
  [FAQ]: [
    ['an id with spaces', 'questions.0.id', 'When is it'],
    ['a question without a question mark', 'questions.0.question', 'When'],
    ['an empty answer', 'questions.0.answer', ''],
    [
      'a link to another site',
      'questions.0.link',
      { text: 'a', href: 'https://example.com' },
      'questions.0.link.href',
    ],
    ['a category without questions', 'questions', []],
    ['ANSW-1 a question without a group', 'questions.0.group', undefined],
    ['an unknown group', 'questions.0.group', 'roof'],
    ['an unknown topic', 'questions.0.topics.0', 'roof'],
    ['a search word in upper case', 'questions.0.search.0', 'Leak'],
    ['a search word with markup', 'questions.0.search.0', '<b>'],
    ['an empty search word', 'questions.0.search.0', ''],
    ['a number as search word', 'questions.0.search.0', 911],
    ['too many search words', 'questions.0.search', Array(13).fill('leak')],
  ],
  'answers.yaml': [
    ['a group without heading', 'groups.leak', undefined],
    ['a synonym without words', 'synonyms', [{ word: 'leak', also: [] }], 'synonyms.0.also'],
  ],
  [LEGAL]: [
    ['no title', 'title', ''],
    ['a title too long for search results', 'seoTitle', 'x'.repeat(61)],
    ['a description too short for search results', 'description', 'Our terms.'],
  ],
  [SERVICE]: [
    ['an order below 1', 'order', 0],
    ['a title too long for its card', 'title', 'x'.repeat(41)],
    ['a title too long for search results', 'seoTitle', 'x'.repeat(61)],
    ['HOME-2 five bullets instead of four', 'features', ['a', 'b', 'c', 'd', 'e']],
    ['an invalid icon name', 'icon', 'Flame Icon'],
    ['an empty list of included work', 'included', []],
    ['an empty list of reasons to call', 'callWhen', []],
    ['a source for an unknown subject', 'sources', [{ ...source, for: 'paint' }], 'sources.0.for'],
    ['a source without title', 'sources', [{ ...source, title: '' }], 'sources.0.title'],
    ['a source without https', 'sources', [{ ...source, url: 'example.org' }], 'sources.0.url'],
    ['a source with a day', 'sources', [{ ...source, read: '2026-11-21' }], 'sources.0.read'],
    ['a month that does not exist', 'sources', [{ ...source, read: '2026-13' }], 'sources.0.read'],
    ['an empty list of sources', 'sources', []],
  ],
  'utilities.yaml': [
    ['EMERG-6 a number in another format', 'utilities.0.phones.0.number', '800 427 2200'],
    ['a number without a use', 'utilities.0.phones.0.use', undefined],
    ['an unknown use', 'utilities.0.phones.0.use', 'night'],
    ['LOC-5 a missing source', 'utilities.0.source', undefined],
    ['a source without an address', 'utilities.0.source', 'example.com'],
    ['a website without https', 'utilities.0.website', 'http://www.example.com'],
    [
      'a rule without a source',
      'utilities.0.lateral',
      { says: 'X', read: '2026-11' },
      'utilities.0.lateral.source',
    ],
    ['a missing date', 'utilities.0.read', undefined],
    ['a day that does not exist', 'utilities.0.read', '2026-02-30'],
  ],
  'emergency.yaml': [
    ['EMERG-6 more than four steps', 'gas.steps', Array(5).fill('Leave the house at once.')],
    ['a long step', 'gas.steps.1', 'Leave. '.repeat(40)],
    ['a drawing without a text alternative', 'valves.lever.drawing', ''],
  ],
  'home.yaml': [
    ['HOME-1 a heading that is too long', 'hero.heading', 'Plumbers '.repeat(10)],
    ['HOME-3 other than four steps', 'howItWorks.steps', []],
  ],
  'licensed-services.yaml': [
    ['SERV-1 two cards with the same anchor', 'cards.0.id', licensedServices.cards[1]?.id, 'cards'],
  ],
  'handyman.yaml': [
    [
      'PLAN-1 an id that two jobs have',
      'categories.1.jobs.0.id',
      handymanPage?.categories[0]?.jobs[0]?.id,
    ],
  ],
  'prices.yaml': [
    ['a negative price', 'reviewClubReward', -192],
    ['an hour in cents', 'labor.firstHour', 38_400],
    ['a quarter hour in cents', 'labor.quarterHour', 4_800],
    ['a plan in cents', 'plans.1.price', 200_000],
    ['a minimum service without a visit', 'minimumService.visits', 0],
    ['an unknown period', 'plans.0.period', 'week'],
    ['no period', 'plans.0.period', undefined],
    ['a plan without visits', 'plans.0.visits', 0],
    [
      'a plan whose name has other visits',
      'plans.0',
      { id: 'a', name: '4 visits', price: 900, period: 'year', visits: 12, text: 'Rarely.' },
      'plans.0.visits',
    ],
    ['half a visit', 'plans.0.visits', 0.5],
    ['a divisor of zero', 'materialsDivisor', 0],
    ['a tax under 3%', 'salesTaxPercent', 2.99],
    ['a tax over 15%', 'salesTaxPercent', 15.01],
    ['a tax with a sign', 'salesTaxPercent', '10.25%'],
    ['a slider with equal minimum and maximum', 'labor.maxHours', 1],
    ['a plan with other words for its billing', 'plans.0.billing', 'Billed monthly'],
  ],
};

describe.each(Object.entries(REFUSED))('src/content/%s may not have', (name, rows) => {
  const cases = rows.map(([what, field, value, at = field]) => [what, field, value, at] as const);
  const facts = name === 'prices.yaml' ? withOffers(fieldsOf(name)) : fieldsOf(name);
  test.each(cases)('%s', (_, field, value, problemAt) => {
    const changed = withEdits(facts, [[pathOf(field), value]]);
    expect(invalidFields(schemaOf(name), changed)).toEqual([problemAt]);
  });
});

test.each([plumber, handyman])('PLAN-1 a city may have a job by a $by', (allowed) => {
  const changed = withEdits(fieldsOf(CITY), [[['job'], allowed]]);
  expect(schemaProblems(schemaOf(CITY), changed)).toEqual([]);
});

test.each([
  ['itself', 'La Verne', { zip: '91750', city: 'la verne' }, 'city'],
  ['a part of its own name', 'Azusa-Covina', { zip: '91750', city: 'Covina' }, 'city'],
  ['another one, for a code that it has not', 'La Verne', { zip: '91773', city: 'Azusa' }, 'zip'],
  ['one whose name contains its own', 'Azusa-Covina', { zip: '91750', city: 'West Covina' }],
])('LOC-6 a city that shares a ZIP code with %s', (_, name, shared, problemAt?: string) => {
  const changed = withEdits(fieldsOf(CITY), [
    [['name'], name],
    [['zips'], ['91750']],
    [['zipsSharedWith'], [shared]],
  ]);
  const expected = problemAt === undefined ? [] : [`zipsSharedWith.0.${problemAt}`];
  expect(invalidFields(schemaOf(CITY), changed)).toEqual(expected);
});
