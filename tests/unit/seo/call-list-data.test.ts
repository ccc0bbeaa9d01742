import { expect, test } from 'vitest';
import { callListNode } from '#src/seo/call-list-data.ts';

const site = new URL('https://plumber.example');

test('LOC-7 callListNode has the numbers of each service that has some', () => {
  const services = [
    { name: 'A', phones: [{ text: '1' }, { text: '2' }] },
    { name: 'B', phones: [] },
  ];
  const list = { heading: 'Call', path: '/x', id: 'who', services };
  expect(callListNode(list, site)).toEqual({
    '@type': 'ItemList',
    '@id': `${site.href}x#who`,
    name: 'Call',
    itemListElement: [
      { '@type': 'Organization', name: 'A', telephone: ['1', '2'] },
      { '@type': 'Organization', name: 'B' },
    ],
  });
});
