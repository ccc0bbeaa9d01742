import { expect, test } from 'vitest';
import {
  answerLink,
  comparisonLink,
  paths,
  pathsIn,
  planTermsLink,
  sectionLink,
  whoToCallLink,
} from '#src/routes/paths.ts';

const es = pathsIn('es');

test('links to sections are valid on every page', () => {
  const city = '/service-areas/duarte';
  const links = {
    [sectionLink('about')]: '/#about',
    [sectionLink('areas', es)]: '/es#areas',
    [comparisonLink()]: '/plumbing-services#ways',
    [comparisonLink(es)]: `${es.handyman}#ways`,
    [planTermsLink()]: '/terms-of-service#payments-and-refunds',
    [whoToCallLink('duarte')]: `${city}#who-to-call`,
    [answerLink({ page: 'faq', id: 'no-fee' })]: '/faq#no-fee',
    [answerLink({ page: 'faq', id: 'no-fee' }, es)]: `${es.faq}#no-fee`,
    [answerLink({ page: 'city', id: 'duarte' })]: `${city}#answer`,
  };
  expect(Object.keys(links)).toEqual(Object.values(links));
});

test('PIC-1 each language has its pictures', () => {
  const pictures = [paths, es].map(({ picture }) => picture('sink'));
  expect(pictures).toEqual(['/pictures/sink.svg', '/pictures/es/sink.svg']);
});

test('ES-1 a service without an address in a language is an error', () => {
  expect(() => es.service('well-pumps')).toThrow(
    "src/routes/route-table.ts: no slug in 'es' for 'well-pumps'",
  );
});
