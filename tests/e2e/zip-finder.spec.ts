import { company, content } from '#src/queries/content.ts';
import { contact } from '#src/routes/contact.ts';
import { paths, ZIP_LIST_ID } from '#src/routes/paths.ts';
import { missing } from '#tests/support/addresses.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { cities, cityOf } from '#tests/support/content-files.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { codeNear, said, zipParts } from '#tests/support/zip-finder.ts';

const { answers } = content('en');

const { zip } = answers;
const own = company.base.postalCode;
/** Difference between the codes of a full-width digit and a digit. */
const FULL_WIDTH = 0xfee0;

const SPELLINGS = [
  `${own}-1234`,
  ` ${own[0]} ${own.slice(1)} `,
  `CA ${own}`,
  own.replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + FULL_WIDTH)),
];

/** A ZIP code that listed cities share, and their names, if there is one. */
const shared = [
  ...Map.groupBy(
    cities.flatMap(({ zips, name }) => zips.map((code) => ({ code, name }))),
    ({ code }) => code,
  ),
]
  .map(([code, places]) => ({ code, names: places.map(({ name }) => name).toSorted() }))
  .find(({ names }) => names.length > 1);

test.beforeEach(({ allowProblems }) => {
  allowProblems(/404/);
});

for (const path of [paths.answers, missing.city]) {
  test(`ANSW-2 the ZIP finder of ${path} @phone`, async ({ page }) => {
    await page.goto(path);
    const { field, found, message, call, send } = zipParts(page);

    await test.step('offers the phone number and cities for an unknown ZIP code', async () => {
      await field.fill('10001');
      await expect(message).toHaveText(said(zip.far, '10001'));
      const named = company.namedServiceAreas.map((slug) => cityOf(slug).name);
      await expect(found).toHaveText(named.toSorted());
      await expect(call).toHaveAttribute('href', contact.call);
      await expect(call).toBeVisible();

      const close = codeNear(own);
      await field.fill(close);
      await send.click();
      await expect(message).toHaveText(said(zip.near, close));
      expect(cities.map(({ name }) => name)).toContain(await found.first().textContent());
      await expect(call).toBeVisible();
      expect(await axeViolations(page, 'everything', ['footer', '[data-words]'])).toEqual([]);
    });

    await test.step('leads from five digits to the page of the city', async () => {
      await field.fill('');
      await field.pressSequentially(own);
      await expect(message).toHaveText(said(zip.one, own));
      await expect(found).toHaveText([company.base.name]);
      await expect(page).toHaveURL(`${path}?zip=${own}`);
      await field.press('Enter');
      await expect(page).toHaveURL(paths.city(company.base.slug));
      await page.goBack();
      await expect(field).toHaveValue(own);
      await expect(found).toHaveText([company.base.name]);
    });

    // Where no two cities share a ZIP code, there is nothing to name.
    if (shared)
      await test.step('names every city that shares a ZIP code', async () => {
        const { code, names } = shared;
        await page.goto(`${path}?zip=${code}`);
        await expect(field).toHaveValue(code);
        await expect(message).toHaveText(said(zip.several, code));
        await expect(found).toHaveText(names);
        await send.click();
        await expect(page).toHaveURL(`${path}?zip=${code}`);
        await expect(found).toHaveText(names);
      });
  });

  test(`ANSW-2 the ZIP finder of ${path} says what is wrong with an entry and keeps it, and understands other spellings @desktop`, async ({
    page,
  }) => {
    await page.goto(path);
    const { field, found, message, call, send } = zipParts(page);
    for (const [typed, digits] of [
      ['', 0],
      [company.base.name, 0],
      [own.slice(1), 4],
      [`${own}1`, 6],
    ] as const) {
      await field.fill(typed);
      await expect(message, typed).toBeEmpty();
      await send.click();
      await expect(message, typed).toHaveText(
        digits === 0 ? zip.noDigits : said(zip.wrongLength, digits),
      );
      await expect(field).toHaveValue(typed);
      await expect(field, typed).toBeFocused();
      await expect(field, typed).toHaveAttribute('aria-invalid', 'true');
      await expect(field, typed).toHaveAccessibleDescription(new RegExp(zip.hint));
      await expect(found, typed).toHaveCount(0);
      await expect(call, typed).toBeHidden();
      await expect(page).toHaveURL(path);
      await field.fill(own);
      await expect(field, typed).toHaveAttribute('aria-invalid', 'false');
      await expect(found, typed).toHaveText([company.base.name]);
    }
    for (const typed of SPELLINGS) {
      await page.goto(`${path}?zip=${encodeURIComponent(typed)}`);
      await expect(field).toHaveValue(typed);
      await expect(found, typed).toHaveText([company.base.name]);
      await expect(page, typed).toHaveURL(`${path}?zip=${own}`);
    }
  });

  test(`ANSW-2 the ZIP finder of ${path} works without script @no-script`, async ({ page }) => {
    await page.goto(path);
    const { field, send } = zipParts(page);
    await field.fill(own);
    await send.click();
    await expect(page).toHaveURL(`${paths.answers}?zip=${own}#${ZIP_LIST_ID}`);
    const row = page.locator(`#${ZIP_LIST_ID}`).getByRole('listitem');
    await expect(row).toHaveCount(cities.length);
    const listed = row.filter({
      has: page.getByRole('link', { name: company.base.name, exact: true }),
    });
    await expect(listed.getByRole('link')).toHaveAttribute('href', paths.city(company.base.slug));
    await expect(listed).toBeVisible();
  });
}
