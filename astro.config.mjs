// @ts-check
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, envField } from 'astro/config';
import { edgeRedirects } from './src/integrations/edge-redirects.ts';
import { optimizePages } from './src/integrations/page-optimizer/optimize-pages.ts';
import { importTexts } from './src/integrations/import-texts.ts';
import { launchCheck } from './src/integrations/launch-check.ts';
import { serviceWorker } from './src/integrations/service-worker/service-worker.ts';
import { signingGate } from './src/integrations/signing-gate.ts';
import { sitemap } from './src/integrations/sitemap.ts';
import { shareContent } from './src/integrations/share-content.ts';
import { showMistakes } from './src/integrations/show-mistakes.ts';
import { translatedRoutes } from './src/integrations/translated-routes.ts';
import { watchContent } from './src/integrations/watch-content.ts';
import { company } from './src/queries/content.ts';

export default defineConfig({
  site: company.siteUrl,
  trailingSlash: 'never',
  build: {
    format: 'file',
    redirects: false,
    inlineStylesheets: 'always',
    // Renders other pages while one page waits for input and output.
    concurrency: 8,
  },
  // Outside of node_modules, which `npm ci` deletes.
  cacheDir: './.cache/astro',
  devToolbar: { enabled: false },
  // Sets Astro.currentLocale, by which components choose their texts (src/routes/in-language.ts).
  i18n: { locales: [...company.languages], defaultLocale: 'en' },
  integrations: [
    react(),
    translatedRoutes(),
    // The sitemap lists the pages that are signed.
    signingGate(),
    sitemap(),
    // The worker's revision is that of the finished offline page.
    optimizePages(),
    serviceWorker(),
    edgeRedirects(),
    launchCheck(company),
    watchContent(),
    showMistakes(),
  ],
  image: {
    service: {
      entrypoint: './src/integrations/photo-service.ts',
      config: { jpeg: { mozjpeg: true }, avif: { effort: 2 } },
    },
  },
  markdown: { syntaxHighlight: false },
  env: {
    schema: {
      PUBLIC_SUPABASE_URL: envField.string({
        context: 'client',
        access: 'public',
        url: true,
        optional: true,
      }),
      PUBLIC_SUPABASE_ANON_KEY: envField.string({
        context: 'client',
        access: 'public',
        optional: true,
      }),
    },
  },
  vite: {
    plugins: [tailwindcss(), importTexts(), shareContent()],
    // Toasts are built as a worker, which has plugins of its own.
    worker: { plugins: () => [importTexts()] },
    build: {
      cssTarget: ['chrome99', 'safari15.4', 'ios15.4', 'firefox97'],
      // Radix calls `__name` to name its functions for debuggers. Unused results are dropped.
      rolldownOptions: { treeshake: { manualPureFunctions: ['__name'] } },
    },
  },
});
