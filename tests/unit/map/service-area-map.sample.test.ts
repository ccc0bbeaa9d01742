import { expect, test } from 'vitest';
import { company, content } from '#src/queries/content.ts';
import { drawServiceArea } from '#src/map/service-area-map.ts';

test('drawServiceArea leaves the southwest corner to the ocean', () => {
  const map = drawServiceArea(content('en').cities, company.base);
  const corner = `-4,${map.height + 4}`;
  expect(map.land).not.toContain(corner);
  expect(map.land).toContain('-4,-4');
});
