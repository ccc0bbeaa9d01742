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

test.each([
  [sectionLink('about'), '/#about'],
  [sectionLink('areas', es), '/es#areas'],
  [comparisonLink(), '/plumbing-services#ways'],
  [comparisonLink(es), `${es.handyman}#ways`],
  [planTermsLink(), '/terms-of-service#payments-and-refunds'],
  [whoToCallLink('duarte'), '/service-areas/duarte#who-to-call'],
  [answerLink({ page: 'faq', id: 'no-fee' }), '/faq#no-fee'],
  [answerLink({ page: 'faq', id: 'no-fee' }, es), `${es.faq}#no-fee`],
  [answerLink({ page: 'city', id: 'duarte' }), '/service-areas/duarte#answer'],
  [paths.picture('sink'), '/pictures/sink.svg'],
  [es.picture('sink'), '/pictures/es/sink.svg'],
])('the link %s', (link, expected) => {
  expect(link).toBe(expected);
});

test('ES-1 a translation has an address for each service, or an error', () => {
  expect(() => es.service('well-pumps')).toThrow(
    "src/routes/route-table.ts: no slug in 'es' for 'well-pumps'",
  );
});
