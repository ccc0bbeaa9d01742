import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { drawPicture } from '#src/pictures/draw.tsx';
import { company } from '#src/queries/company.ts';
import { copyIn, pictureNames } from '#src/queries/copy.ts';

describe.each(company.languages)('drawPicture in %s', (locale) => {
  test.each(pictureNames)('shows all labels of %s', (name) => {
    const { title, labels } = copyIn(locale).pictures[name];
    const svg = parse(drawPicture(name, (token) => token, '', locale));
    const shown = svg
      .querySelectorAll('text:not(.number)')
      .map((text) => text.childNodes.map((line) => line.text).join(' '));
    expect(svg.querySelector('title')?.text).toBe(title);
    expect(new Set(shown)).toEqual(new Set(Object.values(labels)));
  });
});
