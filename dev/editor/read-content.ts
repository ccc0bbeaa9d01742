// Reads all content of the current folder in the language of a file, as the build does. Exits with
// status 1 and the message of the build when it refuses the content.
//   node dev/editor/read-content.ts src/content/company.yaml
import { DEFAULT_LOCALE, LOCALES } from '#src/domain/locale.ts';

const [, folder] = process.argv[2]?.split('/').slice(1) ?? [];
const locale = LOCALES.find((known) => known === folder) ?? DEFAULT_LOCALE;
try {
  const { content, company } = await import('#src/queries/content.ts');
  const { getCityPages } = await import('#src/queries/city-pages.ts');
  if (company.languages.includes(locale)) {
    const all = content(locale);
    // A property is read when it is first used. Only translations have an edition.
    for (const name of Object.keys(all))
      if (name !== 'edition' || locale !== DEFAULT_LOCALE) Reflect.get(all, name);
    getCityPages(locale);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
