import type { AstroIntegration } from 'astro';

/** Makes `client:interaction` known to Astro (see src/integrations/hydration/interaction.ts). */
export function interactionDirective(): AstroIntegration {
  return {
    name: 'client:interaction',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        // A path, not a URL: the bundler cannot resolve file:// here.
        addClientDirective({
          name: 'interaction',
          entrypoint: './src/integrations/hydration/interaction.ts',
        });
      },
    },
  };
}
