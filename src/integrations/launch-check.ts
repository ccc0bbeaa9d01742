import type { AstroIntegration } from 'astro';
import { company } from '#src/queries/company.ts';
import { factBlockers } from '#src/integrations/launch-blockers.ts';

/**
 * Says in one line at build that sample facts are in place (PROD-10).
 * With REFUSE_SAMPLES=1, as the host of the public site should set it, such a build fails.
 */
export function launchCheck(): AstroIntegration {
  return {
    name: 'launch-check',
    hooks: {
      'astro:build:start': ({ logger }) => {
        const subjects = factBlockers(company).map(({ subject }) => subject);
        if (subjects.length === 0) return;
        const line = `src/content/company.yaml contains sample facts: ${subjects.join(', ')} (details: npm run preflight)`;
        if (process.env['REFUSE_SAMPLES'] === '1') throw new Error(line);
        logger.warn(line);
      },
    },
  };
}
