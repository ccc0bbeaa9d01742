import { expect, test } from 'vitest';
import { company } from '#src/queries/content.ts';

test('PROD-10 the displayed phone number and the dialed one are the same', () => {
  const { display, e164 } = company.phone;
  expect(e164).toBe(`+1${display.replaceAll(/\D/g, '')}`);
});
