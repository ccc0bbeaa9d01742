import { expect, test } from 'vitest';
import { getCities } from '#src/queries/collections.ts';
import { company } from '#src/queries/company.ts';
import { drawServiceArea } from '#src/map/service-area-map.ts';

test('drawServiceArea leaves the southwest corner to the ocean', async () => {
  const map = drawServiceArea(await getCities(), company.base);
  const corner = `-4,${map.height + 4}`;
  expect(map.land).not.toContain(corner);
  expect(map.land).toContain('-4,-4');
});
