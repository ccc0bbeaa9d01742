import type { Page } from '@playwright/test';
import { company, territory } from '#src/queries/content.ts';
import { pacificDay } from '#src/domain/pacific-day.ts';
import { contact } from '#src/routes/contact.ts';
import { canonicalUrl } from '#src/seo/head.ts';
import { paths } from '#src/routes/paths.ts';
import { legalPage } from '#tests/support/content-files.ts';
import { expect, test } from '#tests/support/fixtures.ts';

const site = new URL(company.siteUrl);

async function expectContact(page: Page) {
  const main = page.getByRole('main');
  const phone = main.getByRole('link', { name: contact.phone, exact: true });
  await expect(phone.first()).toHaveAttribute('href', contact.call);
  const email = main.getByRole('link', { name: contact.email, exact: true });
  await expect(email.first()).toHaveAttribute('href', contact.schedule);
}

test(
  'PRIV-1 has ten sections, a canonical link, structured data and contact links',
  { tag: '@desktop' },
  async ({ page }) => {
    const { title, headings } = legalPage('privacy-policy');
    await page.goto(paths.privacy);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([...headings]);
    expect(headings).toHaveLength(10);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', canonicalUrl(paths.privacy, site));
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(data ?? '')).toMatchObject({ '@context': 'https://schema.org' });
    await expectContact(page);
  },
);

test("PRIV-1 'Last updated' is today's date in Los Angeles", async ({ page }) => {
  await page.goto(paths.privacy);
  const today = () => pacificDay(new Date()).long;
  await expect(page.getByText(`Last updated: ${today()}`, { exact: true })).toBeVisible();
});

test(
  "PRIV-1 'Last updated' is today's date long after the build",
  { tag: '@desktop' },
  async ({ page }) => {
    // Already the next day in UTC.
    await page.clock.setFixedTime('2031-02-04T05:00:00Z');
    await page.goto(paths.privacy);
    await expect(page.getByText('Last updated: February 3, 2031', { exact: true })).toBeVisible();
    await expect(page.locator('time')).toHaveAttribute('datetime', '2031-02-03');
  },
);

test(
  'TERM-1 has eleven sections, the required statements and contact links',
  { tag: '@desktop' },
  async ({ page }) => {
    const { title, headings } = legalPage('terms-of-service');
    await page.goto(paths.terms);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([...headings]);
    expect(headings).toHaveLength(11);
    for (const statement of [
      /at least (18|eighteen)/i,
      /due on completion/i,
      /materials[^.]* separately/i,
      /California/,
      territory.county,
    ])
      await expect(main).toContainText(statement);
    await expectContact(page);
  },
);
