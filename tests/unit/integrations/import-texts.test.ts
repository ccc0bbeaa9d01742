import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'vite';
import { describe, expect, test } from 'vitest';
import { importTexts } from '#src/integrations/import-texts.ts';
import { content } from '#src/queries/content.ts';
import { workInEmptyFolder } from '#tests/support/folders.ts';

/** Loads a module as Vite gives it to the scripts of islands. */
async function load(file: string): Promise<unknown> {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [importTexts()],
  });
  try {
    return await server.ssrLoadModule(`#src/content/${file}`);
  } finally {
    await server.close();
  }
}

test('the fields of a file and the whole file are exports', async () => {
  const texts = content('en').controls;
  expect(await load('controls.yaml')).toMatchObject({ ...texts, default: texts });
});

test('facts cannot be imported', async () => {
  await expect(load('prices.yaml')).rejects.toThrow(
    '#src/content/prices.yaml: scripts import only',
  );
});

describe('with a content folder of its own', () => {
  workInEmptyFolder();

  test('a text that is not valid stops the build with file and field', async () => {
    mkdirSync('src/content', { recursive: true });
    writeFileSync('src/content/controls.yaml', 'close: Close\n');
    await expect(load('controls.yaml')).rejects.toThrow(
      /src\/content\/controls\.yaml is not valid:[^]*dismiss/,
    );
  });
});
