import { expect, test } from 'vitest';
import { callListNode } from '#src/seo/call-list-data.ts';
import { linkList } from '#src/seo/link-list.ts';

const site = new URL('https://plumber.example');

test('ANSW-1 linkList numbers links from 1', () => {
  const links = ['a', 'b'].map((name) => ({ name, href: `/${name}` }));
  expect(linkList('Links', links, site)).toEqual({
    '@type': 'ItemList',
    name: 'Links',
    numberOfItems: 2,
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'a', url: `${site.href}a` },
      { '@type': 'ListItem', position: 2, name: 'b', url: `${site.href}b` },
    ],
  });
});

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
