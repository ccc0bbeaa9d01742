import type { AstroIntegration } from 'astro';
import { cityDrafts, draftText } from '#src/queries/city-drafts.ts';
import { company } from '#src/queries/company.ts';
import { hasSpanish } from '#src/queries/edition.ts';
import { readTranslations } from '#src/queries/translation-files.ts';
import { factBlockers } from '#src/integrations/launch-blockers.ts';

/**
 * Says at build which cities are not published (OWN-2), and that sample facts are in place (PROD-10).
 * With REFUSE_SAMPLES=1, as the host of the public site should set it, a build with sample facts fails.
 */
export function launchCheck(): AstroIntegration {
  return {
    name: 'launch-check',
    hooks: {
      'astro:build:start': ({ logger }) => {
        for (const draft of cityDrafts)
          logger.warn(
            `src/content/city-drafts/${draft.slug}.md is not published: ${draftText(draft)}`,
          );
        if (hasSpanish)
          for (const { name, state } of readTranslations())
            if (state === 'changed')
              logger.warn(`src/content/es/${name}: the English text has changed since (ES-6)`);
        const subjects = factBlockers(company).map(({ subject }) => subject);
        if (subjects.length === 0) return;
        const line = `src/content/company.yaml contains sample facts: ${subjects.join(', ')} (details: npm run preflight)`;
        if (process.env['REFUSE_SAMPLES'] === '1') throw new Error(line);
        logger.warn(line);
      },
    },
  };
}
