import { parse } from 'node-html-parser';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Menu } from '#src/islands/menu/Menu.tsx';

test('HEAD-6 the menu is complete before hydration and marks the link to the current page', () => {
  const html = parse(
    renderToString(
      <Menu
        id="menu"
        path="/b"
        links={[
          { label: 'A', href: '/a' },
          { label: 'B', href: '/b' },
        ]}
        phone={{ display: 'a number', href: 'tel:+10000000000' }}
      >
        <a href="/contact">Contact</a>
      </Menu>,
    ),
  );
  expect(html.querySelector('button')?.getAttribute('popovertarget')).toBe('menu');
  expect(html.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual([
    '/a',
    '/b',
    '/contact',
  ]);
  expect(html.querySelectorAll('[aria-current=page]').map(({ text }) => text)).toEqual(['B']);
});
