import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const {
  dependencies,
  devDependencies,
}: Record<'dependencies' | 'devDependencies', Record<string, string>> = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

describe('PROD-9 the project', () => {
  test.each([
    'astro',
    '@astrojs/react',
    '@astrojs/sitemap',
    '@supabase/supabase-js',
    '@radix-ui/react-accordion',
    '@radix-ui/react-slider',
    'tailwindcss',
  ])('is built with %s', (name) => {
    expect(dependencies).toHaveProperty([name]);
  });

  test('is tested with Playwright', () => {
    expect(devDependencies).toHaveProperty(['@playwright/test']);
  });

  test.each([
    'astro.config.mjs',
    'src',
    'public',
    'package.json',
    'tsconfig.json',
    'tests',
    '.env.example',
    'README.md',
  ])('has %s at its top level', (name) => {
    expect(existsSync(name)).toBe(true);
  });

  test('has no JavaScript file in src: its code is TypeScript', () => {
    expect(globSync('src/**/*.{js,jsx,mjs,cjs}')).toEqual([]);
  });
});
