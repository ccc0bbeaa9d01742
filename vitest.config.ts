import { defineConfig } from 'vitest/config';
import { hasLanguage } from './src/queries/edition.ts';
import { importTexts } from './src/integrations/import-texts.ts';

/** Excludes files of Spanish while it is switched off: nothing reads its files then (ES-8). */
const without = (files: string) => (hasLanguage('es') ? {} : { exclude: [files] });

/**
 * Plain Vite without Astro's configuration, which would add two seconds to each run: no test renders
 * an .astro file.
 */
export default defineConfig({
  plugins: [importTexts()],
  test: {
    environment: 'node',
    // The default leaves one core free, which is half of a small machine. All projects have this number of
    // workers, so that Vitest runs them in one group: no core waits for the last file of a project.
    maxWorkers: '100%',
    // Only a test that hangs takes so long: no result depends on how busy the machine is.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Most of the time of these tests was the loading of modules, once for each file.
          isolate: false,
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          ...without('tests/unit/**/spanish-message-*'),
        },
      },
      {
        extends: true,
        test: {
          name: 'content',
          // They run beside the browser tests, which have priority.
          testTimeout: 400_000,
          hookTimeout: 400_000,
          include: ['tests/content/**/*.test.ts'],
          ...without('tests/content/spanish-edition.*'),
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          // Workers keep their modules: each parses the pages once for all of its files.
          isolate: false,
        },
      },
      'tests/auth-contract/vitest.config.ts',
    ],
  },
});
