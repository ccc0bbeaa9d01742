// Writes the editor for a repository on GitHub into a folder, for an address apart from the website.
//   GITHUB_REPOSITORY=owner/website node dev/editor/build.ts .dev/editor
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { invariant } from '#src/domain/invariant.ts';
import { company } from '#src/queries/content.ts';
import { createEditorConfig } from './editor-config.ts';
import { EDITOR_POLICY, editorPage, editorScript, PACKAGES, SCRIPTS } from './editor-page-files.ts';

const [folder] = process.argv.slice(2);
const repo = process.env['GITHUB_REPOSITORY'];
invariant(folder !== undefined, 'the folder is missing');
invariant(repo !== undefined, 'GITHUB_REPOSITORY is not set');

const config = createEditorConfig(company.siteUrl, {
  backend: {
    name: 'github',
    repo,
    // The owner signs in with a token of their account: no server exchanges passwords.
    auth_methods: ['token'],
  },
});
/** What the editor reads and writes on GitHub. */
const GITHUB =
  'https://api.github.com https://*.githubusercontent.com https://www.githubstatus.com';
const policy = EDITOR_POLICY.replace(';', ` ${GITHUB};`);

mkdirSync(folder, { recursive: true });
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
write('index.html', editorPage({ isOnline: true }));
for (const name of SCRIPTS) write(`${name}.js`, editorScript(name));
write('config.json', JSON.stringify(config));
write('_headers', `/*\n  Content-Security-Policy: ${policy}\n  X-Robots-Tag: noindex\n`);
for (const [prefix, source] of Object.entries(PACKAGES))
  cpSync(source, join(folder, prefix), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
