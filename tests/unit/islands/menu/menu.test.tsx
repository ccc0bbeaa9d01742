import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Menu } from '#src/islands/menu/Menu.tsx';

test('HEAD-6 the island owns no HTML: its coming can take nothing of the menu away', () => {
  const phone = { display: 'a number', href: 'tel:+10000000000' };
  expect(renderToString(<Menu id="menu" phone={phone} />)).toBe('');
});
