import { pacificDay } from '#src/domain/pacific-day.ts';
import { paths } from '#src/routes/paths.ts';
import { expect, test } from '#tests/support/fixtures.ts';

test("PRIV-1 'Last updated' is today's date in Los Angeles, also long after the build @desktop", async ({
  page,
}) => {
  await page.goto(paths.privacy);
  const today = pacificDay(new Date()).long;
  await expect(page.getByText(`Last updated: ${today}`, { exact: true })).toBeVisible();
  // Already the next day in UTC.
  await page.clock.setFixedTime('2031-02-04T05:00:00Z');
  await page.goto(paths.privacy);
  await expect(page.getByText('Last updated: February 3, 2031', { exact: true })).toBeVisible();
  await expect(page.locator('time')).toHaveAttribute('datetime', '2031-02-03');
});
