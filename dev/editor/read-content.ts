// Reads all content of the current folder in the language of a file, as the build does. Exits with
// status 1 and the message of the build when it refuses the content.
//   node dev/editor/read-content.ts src/content/company.yaml
import { DEFAULT_LOCALE, LOCALES } from '#src/domain/locale.ts';

const [, folder] = process.argv[2]?.split('/').slice(1) ?? [];
const locale = LOCALES.find((known) => known === folder) ?? DEFAULT_LOCALE;
try {
  const { company, content } = await import('#src/queries/content.ts');
  const { readEverything } = await import('#src/queries/read-everything.ts');
  const { checkLinks } = await import('#src/routes/check-links.ts');
  if (company.languages.includes(locale)) readEverything(locale);
  checkLinks(content(DEFAULT_LOCALE));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
