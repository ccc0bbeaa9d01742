import { expect, test } from 'vitest';
import { themeColor } from '#src/brand/theme-colors.ts';

const HEX = /^#[0-9a-f]{6}$/;

test('themeColor reads a token of the theme', () => {
  expect(themeColor('on-brand')).toBe('#ffffff');
  expect(themeColor('page')).toMatch(HEX);
});

test('themeColor reads the dark scheme', () => {
  expect(themeColor('page', 'dark')).toMatch(HEX);
  expect(themeColor('page', 'dark')).not.toBe(themeColor('page'));
});

test('themeColor rejects a color that the theme does not have', () => {
  expect(() => themeColor('pink')).toThrow('src/styles/theme.css: no --color-pink (light)');
});

test('themeColor rejects a color in a form that images and the manifest cannot have', () => {
  expect(() => themeColor('current')).toThrow(
    "--color-current is 'currentColor', not six hexadecimal digits",
  );
});
