// @ts-check
import eslint from '@eslint/js';
import astro from 'eslint-plugin-astro';
import jsdoc from 'eslint-plugin-jsdoc';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { importDirections } from './dev/lint-directions.mjs';

const RESTRICTED_SYNTAX = [
  {
    selector: 'ExportAllDeclaration',
    message: 'No barrels: they hide the direction of imports.',
  },
  { selector: 'TSEnumDeclaration', message: 'Use a union of string literals instead of an enum.' },
];

/**
 * A default value for a case that cannot occur hides a fault. Where the default is the rule, it has a
 * name. Iterating over a missing list as over an empty one is allowed.
 */
const INVENTED_DEFAULTS = {
  selector:
    "LogicalExpression[operator='??'][right.type=/^(Literal|TemplateLiteral|ObjectExpression)$/]",
  message: 'Throw when the value cannot be missing, or give the reason for the default.',
};

/** Files whose comments and defaults are checked; a folder joins as soon as it is clean. */
const REVIEWED = [
  '*.{js,mjs,ts}',
  'dev/*.{mjs,ts}',
  'dev/{adopt,bench,preflight}/**/*.ts',
  'src/**/*.{ts,tsx,astro}',
];

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
      'no-restricted-syntax': ['error', ...RESTRICTED_SYNTAX],
      eqeqeq: 'error',
    },
  },
  // Pages export what other files need to know about them, such as their share cards.
  { files: ['src/pages/**'], rules: { 'astro/no-exports-from-components': 'off' } },
  {
    files: REVIEWED,
    plugins: { jsdoc },
    rules: { 'no-restricted-syntax': ['error', ...RESTRICTED_SYNTAX, INVENTED_DEFAULTS] },
  },
  {
    files: REVIEWED.filter((pattern) => pattern.includes('ts')),
    ignores: ['**/*.{js,mjs}'],
    settings: { jsdoc: { mode: 'typescript' } },
    rules: {
      'jsdoc/check-alignment': 'error',
      'jsdoc/check-param-names': [
        'error',
        { checkDestructured: false, disableMissingParamChecks: true },
      ],
      'jsdoc/check-tag-names': ['error', { typed: true }],
      'jsdoc/empty-tags': 'error',
      'jsdoc/no-bad-blocks': ['error', { ignore: ['vite-ignore'] }],
      'jsdoc/no-blank-block-descriptions': 'error',
      'jsdoc/no-types': 'error',
      'jsdoc/require-param-description': 'error',
      'jsdoc/require-returns-description': 'error',
    },
  },
  { ...reactHooks.configs.flat.recommended, files: ['src/islands/**/*.{ts,tsx}'] },
  ...importDirections,
);
