import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { invariant } from '#src/domain/invariant.ts';

/** Folders of packages from which the page loads modules and icons, by address. */
export const PACKAGES = {
  '/cms': 'node_modules/@sveltia/cms/npm',
  '/exifr': 'node_modules/exifr',
  '/immutable': 'node_modules/immutable/dist',
  '/turndown': 'node_modules/turndown',
  '/icons': 'node_modules/lucide-static/icons',
};

/** Modules by the names that the editor imports. */
const IMPORTS = {
  '@sveltia/cms': '/cms/index.js',
  immutable: '/immutable/immutable.es.js',
  'exifr/': '/exifr/',
  'turndown/': '/turndown/',
  '#dev/editor/number-from-text.ts': '/number-from-text.js',
};

/** Hides what the editor on this machine does not offer: it works on a folder. */
const LOCAL_STYLE = '.buttons > .button.secondary { display: none }';

/** Writes the page of the editor. @param isOnline - Whether it saves to a Git host, and not to a folder. */
export const editorPage = ({ isOnline }: { readonly isOnline: boolean }) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Website editor</title>
<style>
  ${isOnline ? '' : LOCAL_STYLE}
  .icons { display: flex; flex-wrap: wrap; gap: 4px }
  .icons label { position: relative; display: flex; padding: 6px; border: 2px solid transparent; border-radius: 6px; background: #fff }
  .icons label:has(:checked) { border-color: currentColor }
  .icons label:focus-within { outline: 2px solid currentColor }
  .icons input { position: absolute; inset: 0; appearance: none; margin: 0; outline: none }
  .number { display: flex; gap: 8px; align-items: center }
  .photo { display: grid; gap: 8px; justify-items: start }
  .photo img { max-width: 100%; max-height: 12rem }
  .photo [role=alert] { margin: 0; color: var(--sui-error-foreground-color) }
  /* A message has a line for each fault. */
  [role=alertdialog] { white-space: pre-line }
</style>
<script type="importmap">${JSON.stringify({ imports: IMPORTS })}</script>
<script type="module" src="/editor-page.js"></script>
</html>
`;

/** Sentences of the editor and what an owner reads in their place (OWN-5): a refused file is no failure to wait for. */
const OWN_WORDS: readonly (readonly [theirs: string, ours: string])[] = [
  [
    'error:{title:`Error`,description:`There was an error while saving the entry. Please try again later.`}',
    'error:{title:`Not saved`,description:`Nothing is saved yet. Correct this, then save again:`}',
  ],
  ['restore_backup_title:`Restore Draft`', 'restore_backup_title:`Go on where you stopped?`'],
  [
    'restore_backup_description:`This entry has a backup from {$datetime}. Do you want to restore the edited draft?`',
    'restore_backup_description:`The browser has kept what was typed here until {$datetime}. Discard it to see what is saved.`',
  ],
];

/** Returns the package's script with {@link OWN_WORDS}. @throws Error when it has another sentence. */
export function cmsScript(): string {
  const script = readFileSync(`${PACKAGES['/cms']}/index.js`, 'utf8');
  return OWN_WORDS.reduce((text, [theirs, ours]) => {
    invariant(text.includes(theirs), `the editor has no text '${theirs}'`);
    return text.replace(theirs, ours);
  }, script);
}

/** The editor loads nothing from other servers, sends nothing to them, and is in no frame of theirs. */
export const EDITOR_POLICY =
  "default-src 'self' 'unsafe-inline' 'wasm-unsafe-eval' blob: data:; form-action 'self'; frame-ancestors 'none'";

/** Scripts of the page, by their names. */
export const SCRIPTS = ['editor-page', 'number-from-text'];

/** Returns one of the scripts. */
export const editorScript = (name: string): string =>
  stripTypeScriptTypes(readFileSync(new URL(`${name}.ts`, import.meta.url), 'utf8'));
