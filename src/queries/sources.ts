import { fileSchemas } from '#src/schemas/content-files.ts';
import { lazily, perLocale } from './cached.ts';
import { withBaseCity } from './base-city.ts';
import { readContent } from './read-content.ts';

/** Files whose facts other texts name: content.ts reads them from here and fills facts in. */
export const sourcesIn = perLocale((locale) =>
  lazily({
    company: () => withBaseCity(readContent('company.yaml', fileSchemas['company.yaml'], locale)),
    territory: () => readContent('territory.yaml', fileSchemas['territory.yaml'], locale),
    utilities: () => readContent('utilities.yaml', fileSchemas['utilities.yaml'], locale),
    prices: () => readContent('prices.yaml', fileSchemas['prices.yaml'], locale),
    hoursTexts: () => readContent('hours-texts.yaml', fileSchemas['hours-texts.yaml'], locale),
    emergency: () => readContent('emergency.yaml', fileSchemas['emergency.yaml'], locale),
  }),
);
