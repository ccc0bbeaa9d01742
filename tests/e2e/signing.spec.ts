// cspell:ignore Ahora
import type { Page } from '@playwright/test';
import { nextToSign, readSigningEntries } from '#dev/editor/signing-files.ts';
import { withReview } from '#dev/signing/review-fields.ts';
import { invariant } from '#src/domain/invariant.ts';
import { hasLanguage } from '#src/queries/edition.ts';
import { readTranslation, readTranslations } from '#src/queries/translation-files.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { serveEditor } from '#tests/support/editor.ts';
import { expect, test as base } from '#tests/support/fixtures.ts';
import { copyProject } from '#tests/support/project-copy.ts';

// ES-5: the pages of `npm run edit` that sign translated files, on a copy of the project.

const test = base.extend<{ project: ReturnType<typeof copyProject> & { address: string } }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the required fixtures here
  project: async ({}, provide) => {
    const project = copyProject();
    const before = process.cwd();
    // The server reads and writes the files of the working directory.
    process.chdir(project.folder);
    for (const { file, marks } of readTranslations('es')) {
      const compared = { ...marks, signature: null, reviewedBy: null, reviewedOn: null };
      project.write(file, withReview(project.read(file), compared));
    }
    const server = await serveEditor();
    await provide({ ...project, address: `${server.address}sign` });
    server.stop();
    process.chdir(before);
    project.remove();
  },
});
test.skip(!hasLanguage('es'), 'without Spanish, nothing is signed');
test.beforeEach(({ allowProblems }) => {
  // The browser reports a refused form.
  allowProblems(/status of 409/);
});

const NAME = 'Your first and last name';
const button = (page: Page) =>
  page.getByRole('button', { name: /^I have read all \d+ texts?: sign$/ });
const texts = (page: Page) => page.locator('section');

/** Returns the first file to sign, with its texts. */
function firstFile() {
  const entries = readSigningEntries('es');
  const entry = nextToSign(entries);
  invariant(entry !== undefined && !(entry.file instanceof Error), 'nothing to sign');
  return { ...entry.file, total: entries.length };
}

/** Finds a text that is in its file once, as it is. */
function plainText({ pairs }: ReturnType<typeof firstFile>, source: string) {
  const at = pairs.findIndex(
    ({ translation }) => translation.endsWith('.') && source.split(translation).length === 2,
  );
  const pair = pairs[at];
  invariant(pair !== undefined, 'no text is plain');
  return { at, text: pair.translation };
}

test('ES-5 files are compared and signed one after the other, by keyboard @desktop', async ({
  page,
  project,
}) => {
  const file = firstFile();
  const before = project.read(file.file);
  await page.goto(project.address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign the Spanish texts');
  await expect(page.getByText(`0 of ${file.total} files signed`)).toBeVisible();
  await page.getByRole('listitem').getByRole('link').first().press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(texts(page)).toHaveCount(file.pairs.length);
  for (const [at, { english, translation }] of file.pairs.slice(0, 3).entries()) {
    await expect(texts(page).nth(at)).toContainText(english);
    await expect(texts(page).nth(at).locator('[lang=es-US]')).toHaveText(translation);
  }
  await expect(page.getByRole('link', { name: 'this file in the editor' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

  const name = page.getByLabel(NAME);
  await page.keyboard.press('Tab');
  await expect(name).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(name, 'the browser asks for a name').toBeFocused();
  await name.fill('Ana');
  await name.press('Enter');
  await expect(page.getByRole('alert')).toContainText('type your first and last name');
  await expect(name).toHaveValue('Ana');
  expect(project.read(file.file)).toBe(before);

  await name.fill('Ana Ruiz');
  await name.press('Enter');
  await expect(page.getByText(`1 of ${file.total} files signed`)).toBeVisible();
  expect(readTranslation(file.name, 'es')).toMatchObject({
    state: 'signed',
    review: { ...file.marks, reviewedBy: 'Ana Ruiz' },
  });
  const second = firstFile();
  await expect(page).toHaveURL(`${project.address}/es/${second.name}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(name, 'the browser keeps the name').toHaveValue('Ana Ruiz');
  await button(page).press('Enter');
  await expect(page.getByText(`2 of ${file.total} files signed`)).toBeVisible();
  expect(readTranslation(second.name, 'es').state).toBe('signed');
});

test('ES-5 the pages of signing are accessible @desktop', async ({ page, project }) => {
  await page.goto(project.address);
  expect(await axeViolations(page)).toEqual([]);
  // A short file: the pages of all files have the same parts.
  await page.goto(`${project.address}/es/company.yaml`);
  expect(await axeViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeViolations(page, 'contrast')).toEqual([]);
});

test('ES-5 a file that changes while it is read is not signed @desktop', async ({
  page,
  project,
}) => {
  const file = firstFile();
  const { at, text } = plainText(file, project.read(file.file));
  await page.goto(`${project.address}/es/${file.name}`);
  project.replace(file.file, text, `${text} Ahora.`);
  const changed = project.read(file.file);
  await page.getByLabel(NAME).fill('Ana Ruiz');
  await button(page).click();
  await expect(page.getByRole('alert')).toContainText('changed since you opened the page');
  await expect(page.getByLabel(NAME)).toHaveValue('Ana Ruiz');
  await expect(texts(page).nth(at)).toContainText('changed while you were reading');
  await expect(texts(page).nth(at)).toContainText(`${text} Ahora.`);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Show only').check();
  await expect(texts(page).filter({ visible: true, hasText: text })).toHaveCount(1);
  expect(project.read(file.file)).toBe(changed);
  await button(page).click();
  await expect(page).not.toHaveURL(new RegExp(file.name));
  expect(readTranslation(file.name, 'es').state).toBe('signed');

  // A text that changes later is marked, and the others can be hidden.
  project.replace(file.file, `${text} Ahora.`, text);
  await page.goto(`${project.address}/es/`);
  await expect(page.getByText('1 changed since Ana Ruiz signed')).toBeVisible();
  await page.goto(`${project.address}/es/${file.name}`);
  await expect(page.locator('mark')).toHaveText(['changed since the signature']);
  await page.getByLabel('Show only the 1 marked text').check();
  await expect(texts(page).filter({ visible: true })).toHaveCount(1);

  // A file that does not fit the English one says where, and has nothing to sign.
  project.replace(file.file, text, `${text} 77.`);
  await button(page).click();
  await expect(page.getByRole('alert').last()).toContainText(`${file.file}: `);
  await expect(button(page)).toHaveCount(0);
  await page.goto(`${project.address}/es/`);
  await expect(page.getByText('Does not fit the English file')).toBeVisible();
});
