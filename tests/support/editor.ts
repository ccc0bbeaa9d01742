import { globSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { expect, type Locator, type Page } from '@playwright/test';
import { basename, dirname, join } from 'node:path';
import { z } from 'astro/zod';
import sharp from 'sharp';
import { parse } from 'yaml';
import { createEditorApp } from '#dev/editor/editor-app.ts';
import { chooseFields } from '#src/domain/conditions.ts';
import { splitFrontMatter } from '#src/domain/front-matter.ts';
import { conditionsOfFirm } from '#src/queries/conditions.ts';
import { fileSchemas, folderSchemas } from '#src/schemas/content-files.ts';
import { reviewSchema } from '#src/schemas/edition.ts';
import { withEdits, type Edit } from './edits.ts';

const SITE = 'http://localhost:4321';
const QUICKLY = { timeout: 5000 };
/** What fits on a screen. */
const TOP = { x: 0, y: 0, width: 1280, height: 800 };

/**
 * Serves the editor on a free port.
 *
 * @param root - Folder of the project whose content a save is checked with.
 * @returns its address and a function that ends it
 */
export async function serveEditor(root = '.') {
  const server = createServer(getRequestListener(createEditorApp(SITE, root).fetch));
  await once(server.listen(0, 'localhost'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    address: `http://localhost:${address.port}/`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * Opens the editor on a copy of the content files in the browser's private file system, which the
 * folder picker returns. No other server is reachable.
 *
 * @param root - Folder of the project with the files.
 */
export async function openEditor(page: Page, address: string, root: string) {
  const names = globSync('src/content/**/*.{md,yaml}', { cwd: root });
  const texts = names.map((name): [string, string] => [
    name,
    readFileSync(join(root, name), 'utf8'),
  ]);
  await page.route(
    (url) => !url.href.startsWith(address),
    (route) => route.abort(),
  );
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(address);
  await page.evaluate(async (files) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('.git', { create: true });
    const write = async ([path, text]: [string, string]) => {
      const folders = path.split('/');
      const name = folders.pop() ?? '';
      let folder = root;
      for (const part of folders) folder = await folder.getDirectoryHandle(part, { create: true });
      const handle = await folder.getFileHandle(name, { create: true });
      const stream = await handle.createWritable();
      await stream.write(text);
      await stream.close();
    };
    await Promise.all(files.map(write));
  }, texts);
  const start = page.getByRole('button', { name: 'Work with Local Repository' });
  await start.waitFor();
  await takePicture(page, 'start');
  await start.click();
  // Fields below the viewport are not drawn.
  await page.setViewportSize({ width: TOP.width, height: 2000 });
  await page.waitForURL(/#\/collections\//);
  return new Editor(page, address);
}

/** The editor with one file open. */
class Editor {
  readonly saveButton: Locator;

  constructor(
    private readonly page: Page,
    private readonly address: string,
  ) {
    this.saveButton = page.getByRole('button', { name: 'Save', exact: true });
  }

  /** Opens a file of a collection, such as 'cities/bradbury'. */
  async open(entry: string) {
    const [collection, file] = entry.split('/');
    await this.page.goto(`${this.address}#/collections/${collection}/entries/${file}`);
    await this.saveButton.waitFor();
  }

  /** Opens the form of a new entry of a collection, such as 'services'. */
  async openNew(collection: string) {
    await this.page.goto(`${this.address}#/collections/${collection}/new`);
    await this.saveButton.waitFor();
  }

  /**
   * Finds the field with this path, such as 'base.slug'. Fields are drawn as they come into view. What is
   * in view stays there: the editor scrolls back to a radio button 300 ms after it was chosen, which would
   * move the next field from under the pointer.
   */
  async field(path: string): Promise<Locator> {
    const sectionOf = (key: string) => this.page.locator(`section[data-key-path="${key}"]`);
    const isDrawn = await this.page.evaluate((key) => {
      const section = document.querySelector(`section[data-key-path="${key}"]`);
      section?.scrollIntoView({ block: 'nearest' });
      return section !== null;
    }, path);
    if (isDrawn) return sectionOf(path);

    const sections = this.page.locator('section[data-key-path]');
    await sections.first().waitFor();
    const keys = path.split('.');
    const groups = keys
      .map((_, at) => keys.slice(0, at + 1).join('.'))
      // An object in a list has no section.
      .filter((group) => group === path || !/\.\d+$/.test(group))
      .map(sectionOf);
    for (const group of groups) {
      while ((await group.count()) === 0) await sections.last().scrollIntoViewIfNeeded(QUICKLY);
      await group.evaluate(
        (element) => element.scrollIntoView({ block: 'nearest' }),
        null,
        QUICKLY,
      );
    }
    return sectionOf(path);
  }

  /** Scrolls to a field again when a field above it is drawn late and moves it out of view. */
  private async inField(path: string, act: (field: Locator) => Promise<void>) {
    await expect(async () => act(await this.field(path))).toPass({ timeout: 60_000 });
  }

  /** Types into a text, number or date field. */
  async fill(path: string, value: string) {
    await this.inField(path, async (field) => {
      const input = field.locator('input, textarea').first();
      await input.fill(value, QUICKLY);
      await expect(input).toHaveValue(value, QUICKLY);
    });
  }

  /** Clicks a part of a field. */
  async click(
    path: string,
    role: 'button' | 'checkbox' | 'combobox' | 'radio' | 'switch' | 'textbox',
    name?: string,
  ) {
    const options = name === undefined ? {} : { name, exact: true };
    await this.inField(path, (field) => field.getByRole(role, options).first().click(QUICKLY));
  }

  /** Chooses from a list. */
  async choose(path: string, option: string) {
    await this.inField(path, async (field) => {
      const list = field.getByRole('combobox').first();
      // A second attempt finds the list open, and above itself.
      if ((await list.getAttribute('aria-expanded', QUICKLY)) !== 'true') await list.click(QUICKLY);
      await this.page.getByRole('option', { name: option, exact: true }).click(QUICKLY);
      await expect(field).toContainText(option, QUICKLY);
    });
  }

  /** Fills several fields in. */
  async fillAll(values: Readonly<Record<string, string>>) {
    for (const [path, value] of Object.entries(values)) await this.fill(path, value);
  }

  /** Chooses a file from the computer. */
  async upload(path: string, name: string, mimeType: string, buffer: Buffer) {
    const input = (await this.field(path)).locator('input[type=file]').first();
    await input.setInputFiles({ name, mimeType, buffer });
    await expect((await this.field(path)).locator('img').first()).toBeVisible();
  }

  /** Chooses a file that the field does not take, and says why. */
  async expectPhotoRefused(path: string, name: string, buffer: Buffer, message: string) {
    const field = await this.field(path);
    const input = field.locator('input[type=file]').first();
    await input.setInputFiles({ name, mimeType: 'image/jpeg', buffer });
    await expect(field.getByRole('alert')).toContainText(message);
    await expect(field.locator('img')).toHaveCount(0);
  }

  /** Types wrong values and saves: each field has a message, and the file stays open. */
  async expectRefused(cases: Readonly<Record<string, readonly [value: string, message: string]>>) {
    for (const [path, [value]] of Object.entries(cases)) await this.fill(path, value);
    await this.saveButton.click();
    for (const [path, [, message]] of Object.entries(cases)) {
      const alerts = (await this.field(path)).getByRole('alert');
      await expect(alerts.filter({ hasText: message }), path).not.toHaveCount(0);
    }
  }

  /** Saves what only the build can judge: a message has the field and the reason. */
  async expectRefusedBySave(message: string) {
    await this.saveButton.click();
    const dialog = this.page.getByRole('alertdialog').filter({ hasText: message });
    await dialog.waitFor({ timeout: 60_000 });
    await dialog.getByRole('button', { name: 'OK', exact: true }).click();
  }

  /** Saves the open file, which closes it. */
  async save() {
    await this.saveButton.click();
    await expect(this.saveButton, 'the file is saved').toBeHidden({ timeout: 60_000 });
    await this.page.waitForURL(/#\/collections\/[^/]+$/);
  }

  /** @returns the bytes of a saved file */
  async read(path: string): Promise<Buffer> {
    const bytes = await this.page.evaluate(async (file) => {
      let folder = await navigator.storage.getDirectory();
      const parts = file.split('/');
      const name = parts.pop() ?? '';
      for (const part of parts) folder = await folder.getDirectoryHandle(part);
      const saved = await (await folder.getFileHandle(name)).getFile();
      return [...new Uint8Array(await saved.arrayBuffer())];
    }, path);
    return Buffer.from(bytes);
  }
}

/** The editor leaves out empty fields, and spaces at the end of a text. */
const spanishSchema = z
  .looseObject(reviewSchema.shape)
  .transform((facts): unknown =>
    JSON.parse(JSON.stringify(facts), (_, value: unknown) =>
      typeof value === 'string' ? value.trim() || null : value,
    ),
  );
const schemas = new Map<string, z.ZodType>([
  ...Object.entries(fileSchemas),
  ...Object.entries(folderSchemas),
]);

/**
 * Validates the text of a content file after edits.
 *
 * @param file - Its path in src/content.
 * @returns its facts and the text below them
 */
export function parseContent(file: string, text: string, edits: readonly Edit[] = []) {
  const { fields, body } = splitFrontMatter(text) ?? { fields: text, body: '' };
  const schema = file.startsWith('es/')
    ? spanishSchema
    : (schemas.get(basename(file)) ?? schemas.get(basename(dirname(file))));
  if (!schema) throw new Error(`${file}: no schema`);
  const chosen = chooseFields(withEdits(parse(fields), edits), conditionsOfFirm);
  return { facts: schema.parse(chosen.fields), body: body.trim() };
}

/**
 * Writes a picture of docs/editing.md when EDITOR_PICTURES is set. Other runs leave the files alone:
 * the pixels differ from machine to machine.
 */
export async function takePicture(target: Page | Locator, name: string) {
  if (!process.env['EDITOR_PICTURES']) return;
  const picture = sharp(await target.screenshot('goto' in target ? { clip: TOP } : {})).resize({
    width: 720,
    withoutEnlargement: true,
  });
  await picture.png({ palette: true, colors: 32, effort: 10 }).toFile(`docs/editing/${name}.png`);
}
