// @ts-check
import eslint from '@eslint/js';
import astro from 'eslint-plugin-astro';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { importDirections } from './dev/lint-directions.mjs';

export default defineConfig(
  { ignores: ['dist/', '.astro/', '.cache/', '.dev/', '.wrangler/', 'test-results/'] },
  eslint.configs.recommended,
  tseslint.configs.recommended,
  astro.configs['flat/recommended'],
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportAllDeclaration',
          message: 'No barrels: they hide the direction of imports.',
        },
        { selector: 'TSEnumDeclaration', message: 'A union of words instead of an enum.' },
      ],
      eqeqeq: 'error',
    },
  },
  { ...reactHooks.configs.flat.recommended, files: ['src/islands/**/*.{ts,tsx}'] },
  ...importDirections,
);
