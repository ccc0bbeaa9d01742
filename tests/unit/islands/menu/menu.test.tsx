// cspell:ignore Cerrar
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

test('HEAD-6 the button of a translated menu has its label', () => {
  const menu = (
    <Menu id="menu" phone={{ display: 'a number', href: 'tel:+10000000000' }} close="Cerrar">
      <a href="/es">A</a>
    </Menu>
  );
  expect(parse(renderToString(menu)).querySelector('button')?.text).toBe('Cerrar');
});
