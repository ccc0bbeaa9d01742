import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Menu } from '#src/islands/menu/Menu.tsx';

test('HEAD-6 the island renders no HTML, so hydration does not replace the menu’s markup', () => {
  const phone = { display: 'a number', href: 'tel:+10000000000' };
  expect(renderToString(<Menu id="menu" phone={phone} />)).toBe('');
});
