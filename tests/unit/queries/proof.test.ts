import { expect, test } from 'vitest';
import { assertPhotosMatch } from '#src/queries/proof.ts';
import { proofContent } from '#tests/support/proof-content.ts';

const { people, jobPhotos } = proofContent('2026-11-21');
const LISTS = [
  ['people.yaml: people', people.people],
  ['job-photos.yaml: jobs', jobPhotos.jobs],
] as const;
const STORED = ['dana-reyes.jpg', 'strapped-heater.jpg'];

test('PROOF-2 every named photo has a file and every file an entry', () => {
  expect(() => assertPhotosMatch(LISTS, STORED)).not.toThrow();
  expect(() => assertPhotosMatch([], [])).not.toThrow();
});

test.each([
  [
    ['strapped-heater.jpg'],
    'src/content/people.yaml: people[0].photo.file: no file src/content/photos/dana-reyes.jpg',
  ],
  [
    ['dana-reyes.jpg'],
    'src/content/job-photos.yaml: jobs[0].photo.file: no file src/content/photos/strapped-heater.jpg',
  ],
  [[...STORED, 'kitchen.jpg'], 'src/content/photos/kitchen.jpg: no entry names it'],
])('PROOF-2 with the files %j the build stops', (stored, message) => {
  expect(() => {
    assertPhotosMatch(LISTS, stored);
  }).toThrow(message);
});
