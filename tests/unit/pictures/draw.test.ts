import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { drawPicture } from '#src/pictures/draw.tsx';
import { pictureNames } from '#src/schemas/pictures.ts';
import { company, content } from '#src/queries/content.ts';

describe.each(company.languages)('drawPicture in %s', (locale) => {
  test.each(pictureNames)('shows all labels of %s', (name) => {
    const { title, labels } = content(locale).pictures[name];
    const svg = parse(drawPicture(name, (token) => token, '', locale));
    const shown = svg
      .querySelectorAll('text:not(.number)')
      .map((text) => text.childNodes.map((line) => line.text).join(' '));
    expect(svg.querySelector('title')?.text).toBe(title);
    expect(new Set(shown)).toEqual(new Set(Object.values(labels)));
  });
});
