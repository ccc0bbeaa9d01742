import { contact } from '#src/routes/contact.ts';
import { navigationIn } from '#src/routes/navigation.ts';
import { paths } from '#src/routes/paths.ts';
import { inChunks } from '#tests/support/addresses.ts';
import { callLinkInView } from '#tests/support/call-link.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { horizontalOverflow } from '#tests/support/layout.ts';
import { listKinds, templates } from '#tests/support/sampling.ts';

const navigation = navigationIn('en');

// These tests run on a phone with JavaScript disabled.

test('HEAD-6 the menu opens and closes and its links work', async ({ page }) => {
  await page.goto(paths.home);
  const header = page.getByRole('banner');
  const open = header.getByRole('button', { name: 'Menu', exact: true });
  const menu = header.getByRole('navigation', { name: 'Menu', exact: true });
  await expect(menu).toBeHidden();
  await open.tap();
  await expect(menu).toBeVisible();
  const links = menu.getByRole('listitem').getByRole('link');
  await expect(links).toHaveText(navigation.map(({ label }) => label));
  await expect(menu.getByRole('link', { name: 'Member Login', exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: `Call ${contact.phone}` })).toBeVisible();

  await menu.getByRole('button', { name: 'Close', exact: true }).tap();
  await expect(menu).toBeHidden();
  await open.tap();
  await links.filter({ hasText: 'Handyman Home Maintenance' }).tap();
  await expect(page).toHaveURL(paths.handyman);
});

for (const group of inChunks(templates, 8))
  test(`every page shows its content and the call link: ${listKinds(group)}`, async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/404/);
    for (const { kind, path } of group) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), kind).toBeVisible();
      const call = callLinkInView(page, path);
      await expect(call, kind).toHaveAttribute('href', contact.call);
      await expect(call, kind).toBeInViewport({ ratio: 1 });
      expect.soft(await horizontalOverflow(page), kind).toEqual([]);
    }
  });
