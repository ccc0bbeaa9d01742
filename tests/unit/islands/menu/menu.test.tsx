import { parse } from 'node-html-parser';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Menu } from '#src/islands/menu/Menu.tsx';

test('HEAD-6 the menu is complete before hydration', () => {
  const html = parse(
    renderToString(
      <Menu id="menu" phone={{ display: 'a number', href: 'tel:+10000000000' }}>
        <a href="/a">A</a>
        <a href="/contact">Contact</a>
      </Menu>,
    ),
  );
  expect(html.querySelector('button')?.getAttribute('popovertarget')).toBe('menu');
  const links = html.querySelectorAll('a').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/a', '/contact']);
});
