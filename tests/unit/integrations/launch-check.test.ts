import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkSamples } from '#src/integrations/launch-check.ts';
import type { LaunchFacts } from '#src/integrations/launch-blockers.ts';
import { company } from '#src/queries/content.ts';

const REAL: LaunchFacts = {
  ...company,
  siteUrl: 'https://www.canyon-line.com',
  phone: { display: '(626) 446-2210', e164: '+16264462210' },
  email: 'hello@canyon-line.com',
  licenseNumber: 'CSLB #104477',
  reviewsUrl: 'https://g.page/r/canyon-line/review',
  samples: [],
};
const SAMPLE: LaunchFacts = { ...REAL, samples: ['phone'] };

const warn = vi.fn<(line: string) => void>();
beforeEach(() => warn.mockReset());
afterEach(() => vi.unstubAllEnvs());

test('PROD-10 with REFUSE_SAMPLES=1 sample facts stop the build', () => {
  vi.stubEnv('REFUSE_SAMPLES', '1');
  expect(() => checkSamples(SAMPLE, warn)).toThrow('company.yaml contains sample facts: phone');
});

test('PROD-10 without it, the build names them', () => {
  vi.stubEnv('REFUSE_SAMPLES', '');
  checkSamples(SAMPLE, warn);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('sample facts: phone')]]);
});

test.each(['1', ''])('PROD-10 real facts pass, REFUSE_SAMPLES=%j', (refuse) => {
  vi.stubEnv('REFUSE_SAMPLES', refuse);
  checkSamples(REAL, warn);
  expect(warn).not.toHaveBeenCalled();
});
