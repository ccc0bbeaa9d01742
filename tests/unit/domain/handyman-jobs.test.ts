import { expect, test } from 'vitest';
import { findHandymanJob } from '#src/domain/handyman-jobs.ts';

const JOBS = [
  { id: 'caulk', words: ['caulk'] },
  { id: 'shower-heads', words: ['aerator', 'shower head'] },
];

test.each([
  ['Recaulk a tub', undefined, 'inside a word'],
  ['Caulking the sink', 'caulk', 'another ending and case'],
  ['two faucet aerators', 'shower-heads', 'in the middle'],
  ['A new shower head.', 'shower-heads', 'two words'],
  ['a shower valve and the head of a bolt', undefined, 'words apart'],
  ['', undefined, 'no text'],
])('PLAN-1 findHandymanJob: %j is %s: %s', (text, id, _why) => {
  expect(findHandymanJob(text, JOBS)?.id).toBe(id);
});
