import { describe, expect, test } from 'vitest';
import { company } from '#src/content/company.ts';
import { documentHead, documentTitle } from '#src/site/head.ts';

const SUFFIX = ` | ${company.shortName}`;
const page = { title: 'Arcadia Plumber', description: 'A fact and a next step.', path: '/a/b' };

describe('a title carries the short name while both fit into 60 characters', () => {
  test.each([
    [1, true],
    [60 - SUFFIX.length, true],
    [61 - SUFFIX.length, false],
    [60, false],
  ])('%i characters: with name %s', (length, withName) => {
    const title = 'x'.repeat(length);
    expect(documentTitle(title)).toBe(withName ? title + SUFFIX : title);
  });
});

describe('the head of a page', () => {
  test('canonical and share image are absolute, robots may show large previews', () => {
    const head = documentHead(page);
    expect(head.canonical).toBe(`${company.siteUrl}/a/b`);
    expect(head.image?.url).toBe(`${company.siteUrl}/og/a/b.png`);
    expect(head.image?.alt).toContain(page.title);
    expect(head.robots).toBe('max-image-preview:large');
  });

  test('the home page has an image with a name', () => {
    expect(documentHead({ ...page, path: '/' }).image?.url).toBe(`${company.siteUrl}/og/home.png`);
  });

  test('a page that is not for search engines says so and is not drawn', () => {
    const head = documentHead({ ...page, noindex: true });
    expect(head.robots).toBe('noindex');
    expect(head.image).toBeUndefined();
  });

  test('a page without an address of its own names no other', () => {
    const head = documentHead({ title: page.title, description: page.description });
    expect(head.canonical).toBeUndefined();
    expect(head.image).toBeUndefined();
  });
});
