import type { Page } from '@playwright/test';
import { content } from '#src/queries/content.ts';
import { cities } from './content-files.ts';

const { answers } = content('en');

/** Locates the parts of the ZIP finder, by default of an English page. */
export const zipParts = (page: Page, zip: typeof answers.zip = answers.zip) => ({
  field: page.getByRole('textbox', { name: zip.label, exact: true }),
  send: page.getByRole('button', { name: zip.button, exact: true }),
  message: page.locator('#zip-message'),
  found: page.locator('[aria-live] li').getByRole('link'),
  call: page.locator('[data-zip-call]').getByRole('link'),
});

/** @returns a message of the ZIP finder with the value of its only placeholder */
export const said = (text: string, value: string | number) => text.replace(/{\w+}/, String(value));

/** @returns the next ZIP code without a city */
export function codeNear(code: string): string {
  const served = new Set(cities.flatMap(({ zips }) => zips));
  let close = code;
  while (served.has(close)) close = String(Number(close) + 1);
  return close;
}
