import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { phoneNumber } from '#src/domain/phone-number.ts';
import { company } from '#src/queries/content.ts';
import { authBlockers, factBlockers, launchBlockers } from '#src/integrations/launch-blockers.ts';
import { checkSamples, requireNamedPhotos } from '#src/integrations/launch-check.ts';

const REAL = {
  siteUrl: 'https://www.canyon-line.com',
  phone: phoneNumber('(626) 446-2210'),
  email: 'hello@canyon-line.com',
  licenseNumber: 'CSLB #104477',
  reviewsUrl: 'https://g.page/r/canyon-line/review',
  samples: [],
  memberLogin: true,
  languages: ['en'],
  spokenLanguages: [],
} satisfies Parameters<typeof factBlockers>[0];

const CONNECTED: Record<string, string | undefined> = {
  PUBLIC_SUPABASE_URL: 'https://abcdefghij.supabase.co',
  PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_abc',
};

const subjects = (found: ReturnType<typeof launchBlockers>) => found.map(({ subject }) => subject);

describe('PROD-10 sample facts may not go live', () => {
  it('every fact listed in samples is a blocker', () => {
    expect(subjects(factBlockers(company))).toEqual(expect.arrayContaining(company.samples));
  });

  it('real facts and a configured auth service have no blockers', () => {
    expect(launchBlockers(REAL, CONNECTED)).toEqual([]);
  });

  it('a firm without member login needs no auth service', () => {
    expect(launchBlockers({ ...REAL, memberLogin: false }, {})).toEqual([]);
  });

  it('a language of pages in which the phone is not answered is a blocker (ES-5)', () => {
    const spanish = { ...REAL, languages: ['en' as const, 'es' as const] };
    expect(subjects(launchBlockers(spanish, CONNECTED))).toEqual(['spokenLanguages']);
    const spoken = { ...spanish, spokenLanguages: [{ language: 'es' as const }] };
    expect(launchBlockers(spoken, CONNECTED)).toEqual([]);
  });

  it('a real fact is a blocker while it is listed in samples', () => {
    expect(factBlockers({ ...REAL, samples: ['phone'] })).toEqual([
      { subject: 'phone', problem: '(626) 446-2210: marked under Samples' },
    ]);
    expect(factBlockers({ ...REAL, samples: ['hours', 'prices'] })).toEqual([
      { subject: 'hours', problem: 'office hours: marked under Samples' },
      { subject: 'prices', problem: 'all prices: marked under Samples' },
    ]);
  });

  it.each([
    ['siteUrl', { siteUrl: 'https://canyonline.example' }, 'a reserved domain'],
    ['siteUrl', { siteUrl: 'https://www.example.com' }, 'a documentation domain'],
    ['siteUrl', { siteUrl: 'http://www.canyon-line.com' }, 'no TLS'],
    ['siteUrl', { siteUrl: '' }, 'missing'],
    ['siteUrl', { siteUrl: 'http://localhost:4321' }, 'localhost'],
    ['phone', { phone: phoneNumber('(626) 555-0199') }, 'a number reserved for fiction'],
    ['email', { email: 'hello@canyonline.example' }, 'a reserved domain'],
    ['email', { email: 'hello@example.com' }, 'a documentation domain'],
    ['licenseNumber', { licenseNumber: 'CSLB #000000' }, 'only zeros'],
    ['reviewsUrl', { reviewsUrl: 'https://www.google.com/search?q=x' }, 'a search page'],
  ])('%s is a blocker even if samples is empty: %j (%s)', (subject, change, _why) => {
    expect(subjects(factBlockers({ ...REAL, ...change }))).toEqual([subject]);
  });

  it.each([
    ['an example inside a longer name', { siteUrl: 'https://www.example-plumbing.com' }],
    ['no page with reviews', { reviewsUrl: undefined }],
    ['zeros inside a license number', { licenseNumber: 'CSLB #100000' }],
    ['another 555 number', { phone: phoneNumber('(626) 555-2210') }],
  ])('%s is not a blocker', (_, change) => {
    expect(factBlockers({ ...REAL, ...change })).toEqual([]);
  });
});

it.each<[what: string, change: Partial<typeof CONNECTED>]>([
  ['missing variables', { PUBLIC_SUPABASE_URL: undefined, PUBLIC_SUPABASE_ANON_KEY: undefined }],
  ['blank variables', { PUBLIC_SUPABASE_URL: ' ', PUBLIC_SUPABASE_ANON_KEY: ' ' }],
  ['a local address', { PUBLIC_SUPABASE_URL: 'http://127.0.0.1:4322' }],
  ['a private address', { PUBLIC_SUPABASE_URL: 'https://192.168.1.9' }],
  ['no TLS', { PUBLIC_SUPABASE_URL: 'http://abc.supabase.co' }],
  ['the development key', { PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_local_development' }],
  ['a secret key', { PUBLIC_SUPABASE_ANON_KEY: 'sb_secret_abc' }],
])('AUTH-11 authBlockers reports %s', (_, change) => {
  expect(subjects(authBlockers({ ...CONNECTED, ...change }))).toEqual(Object.keys(change));
});

it('PROOF-2 a photo that no entry names stops the build for the public', () => {
  expect(() => requireNamedPhotos([])).not.toThrow();
  expect(() => requireNamedPhotos(['a.jpg', 'b.jpg'])).toThrow(
    /photos\/a\.jpg: .*Delete it in the editor[^]*photos\/b\.jpg: /,
  );
});

describe('PROD-10 checkSamples', () => {
  const warn = vi.fn<(line: string) => void>();
  beforeEach(() => warn.mockReset());
  afterEach(() => vi.unstubAllEnvs());

  it('stops the build for sample facts with REFUSE_SAMPLES=1', () => {
    vi.stubEnv('REFUSE_SAMPLES', '1');
    const check = () => checkSamples({ ...REAL, samples: ['phone'] }, warn);
    expect(check).toThrow('company.yaml contains sample facts: phone');
  });

  it('names them without it', () => {
    vi.stubEnv('REFUSE_SAMPLES', '');
    checkSamples({ ...REAL, samples: ['phone'] }, warn);
    expect(warn.mock.calls).toEqual([[expect.stringContaining('sample facts: phone')]]);
  });

  it.each(['1', ''])('accepts real facts, REFUSE_SAMPLES=%j', (refuse) => {
    vi.stubEnv('REFUSE_SAMPLES', refuse);
    checkSamples(REAL, warn);
    expect(warn).not.toHaveBeenCalled();
  });
});
