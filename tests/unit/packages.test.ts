import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const {
  dependencies,
  devDependencies,
}: Record<string, Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8'));

describe('PROD-9 the project', () => {
  test.each([
    'astro',
    '@astrojs/react',
    '@astrojs/sitemap',
    '@supabase/supabase-js',
    '@radix-ui/react-accordion',
    '@radix-ui/react-slider',
    'tailwindcss',
    '@playwright/test',
  ])('is built and tested with %s', (name) => {
    expect({ ...dependencies, ...devDependencies }).toHaveProperty([name]);
  });

  test('has no JavaScript file in src: its code is TypeScript', () => {
    expect(globSync('src/**/*.{js,jsx,mjs,cjs}')).toEqual([]);
  });
});
