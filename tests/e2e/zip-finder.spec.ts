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
/** Difference between the codes of a full-width digit and a digit. */
const FULL_WIDTH = 0xfee0;

/** A ZIP code that listed cities share, and their names, if there is one. */
const shared = [
  ...Map.groupBy(
    cities.flatMap(({ zips, name }) => zips.map((code) => ({ code, name }))),
    ({ code }) => code,
  ),
]
  .map(([code, places]) => ({ code, names: places.map(({ name }) => name).toSorted() }))
  .find(({ names }) => names.length > 1);

for (const path of [paths.answers, missing.city])
  test.describe(`ANSW-2 the ZIP finder of ${path}`, () => {
    test.beforeEach(({ allowProblems }) => {
      allowProblems(/404/);
    });

    test('leads from five digits to the page of the city @phone', async ({ page }) => {
      await page.goto(path);
      const { field, found, message } = zipParts(page);
      await field.pressSequentially(company.base.postalCode);
      await expect(message).toHaveText(said(zip.one, company.base.postalCode));
      await expect(found).toHaveText([company.base.name]);
      await expect(page).toHaveURL(`${path}?zip=${company.base.postalCode}`);
      await field.press('Enter');
      await expect(page).toHaveURL(paths.city(company.base.slug));
      await page.goBack();
      await expect(field).toHaveValue(company.base.postalCode);
      await expect(found).toHaveText([company.base.name]);
    });

    test('names every city that shares a ZIP code @phone', async ({ page }) => {
      test.skip(!shared, 'no two cities share a ZIP code');
      if (!shared) return;
      const { code, names } = shared;
      await page.goto(`${path}?zip=${code}`);
      const { field, found, message, send } = zipParts(page);
      await expect(field).toHaveValue(code);
      await expect(message).toHaveText(said(zip.several, code));
      await expect(found).toHaveText(names);
      await send.click();
      await expect(page).toHaveURL(`${path}?zip=${code}`);
      await expect(found).toHaveText(names);
    });

    test('offers the phone number and cities for an unknown ZIP code @phone', async ({ page }) => {
      await page.goto(path);
      const { field, found, message, call, send } = zipParts(page);
      await field.fill('10001');
      await expect(message).toHaveText(said(zip.far, '10001'));
      const named = company.namedServiceAreas.map((slug) => cityOf(slug).name);
      await expect(found).toHaveText(named.toSorted());
      await expect(call).toHaveAttribute('href', contact.call);
      await expect(call).toBeVisible();

      const close = codeNear(company.base.postalCode);
      await field.fill(close);
      await send.click();
      await expect(message).toHaveText(said(zip.near, close));
      expect(cities.map(({ name }) => name)).toContain(await found.first().textContent());
      await expect(call).toBeVisible();
      expect(await axeViolations(page, 'everything', ['footer', '[data-words]'])).toEqual([]);
    });

    test('says what is wrong with an entry and keeps it @desktop', async ({ page }) => {
      await page.goto(path);
      const { field, found, message, call, send } = zipParts(page);
      for (const [typed, digits] of [
        ['', 0],
        [company.base.name, 0],
        [company.base.postalCode.slice(1), 4],
        [`${company.base.postalCode}1`, 6],
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
        await field.fill(company.base.postalCode);
        await expect(field, typed).toHaveAttribute('aria-invalid', 'false');
        await expect(found, typed).toHaveText([company.base.name]);
        await page.goto(path);
      }
    });

    test('understands other spellings of a ZIP code @desktop', async ({ page }) => {
      const code = company.base.postalCode;
      const fullWidth = code.replaceAll(/\d/g, (digit) =>
        String.fromCharCode(digit.charCodeAt(0) + FULL_WIDTH),
      );
      for (const typed of [
        `${code}-1234`,
        ` ${code[0]} ${code.slice(1)} `,
        `CA ${code}`,
        fullWidth,
      ]) {
        await page.goto(`${path}?zip=${encodeURIComponent(typed)}`);
        const { field, found } = zipParts(page);
        await expect(field).toHaveValue(typed);
        await expect(found, typed).toHaveText([company.base.name]);
        await expect(page, typed).toHaveURL(`${path}?zip=${code}`);
      }
    });

    test('works without script @no-script', async ({ page }) => {
      await page.goto(path);
      const { field, send } = zipParts(page);
      await field.fill(company.base.postalCode);
      await send.click();
      await expect(page).toHaveURL(
        `${paths.answers}?zip=${company.base.postalCode}#${ZIP_LIST_ID}`,
      );
      const row = page.locator(`#${ZIP_LIST_ID}`).getByRole('listitem');
      await expect(row).toHaveCount(cities.length);
      const own = row.filter({
        has: page.getByRole('link', { name: company.base.name, exact: true }),
      });
      await expect(own.getByRole('link')).toHaveAttribute('href', paths.city(company.base.slug));
      await expect(own).toBeVisible();
    });
  });
