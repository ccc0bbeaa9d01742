// cspell:ignore civicplus civiclive govstack citizenserve accela govoutreach
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { content } from '#src/queries/content.ts';

const { utilities } = content('en').utilities;
const cities = content('en').cities;

/** Hosts of many owners: their addresses do not show whose page it is. */
const SHARED_HOSTS = /(?:civicplus|civiclive|govstack|citizenserve|accela|govoutreach)\.com$/;
const siteOf = (address: string) => {
  const { hostname } = new URL(address);
  return SHARED_HOSTS.test(hostname) ? hostname : hostname.split('.').slice(-2).join('.');
};
const sites = new Set(utilities.map(({ website }) => siteOf(website)));
/** Governments and the services themselves. */
const isOfficial = (address: string) =>
  /\.(?:gov|ca\.us)$/.test(new URL(address).hostname) || sites.has(siteOf(address));

const rules = [
  ...cities.flatMap(({ slug, lateral, heaterPermit }) => [
    { where: `${slug}: lateral`, rule: lateral },
    { where: `${slug}: heaterPermit`, rule: heaterPermit },
  ]),
  ...utilities.map(({ id, lateral }) => ({ where: `${id}: lateral`, rule: lateral })),
].flatMap(({ where, rule }) => (rule === undefined ? [] : [{ where, ...rule }]));

test('LOC-2 every fact is stated by a service or a government, or names the publisher', () => {
  const stated = [...utilities.map((utility) => ({ where: utility.id, ...utility })), ...rules];
  const others = stated.filter(
    ({ source, publisher }) => publisher === undefined && !isOfficial(source),
  );
  expect(others.map(({ where, source }) => `${where}: ${source}`)).toEqual([]);
});

test('LOC-3 no two cities have the same rule in the same words', () => {
  const texts = rules.map(({ says }) => says.toLowerCase());
  const twice = rules.filter(({ says }, at) => texts.indexOf(says.toLowerCase()) !== at);
  expect(twice.map(({ where, says }) => `${where}: ${says}`)).toEqual([]);
});

test('LOC-1 every service is named by a city, a draft or the territory', () => {
  const files = [
    'src/content/territory.yaml',
    ...globSync('src/content/{cities,city-drafts}/*.md'),
  ];
  const named = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const idle = utilities.filter(({ id }) => !new RegExp(`: ${id}$`, 'm').test(named));
  expect(idle.map(({ id }) => id)).toEqual([]);
});
