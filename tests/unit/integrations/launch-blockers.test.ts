import { describe, expect, it } from 'vitest';
import { company } from '#src/queries/content.ts';
import { authBlockers, factBlockers, launchBlockers } from '#src/integrations/launch-blockers.ts';

const REAL = {
  siteUrl: 'https://www.canyon-line.com',
  phone: { display: '(626) 446-2210', e164: '+16264462210' },
  email: 'hello@canyon-line.com',
  licenseNumber: 'CSLB #104477',
  reviewsUrl: 'https://g.page/r/canyon-line/review',
  samples: [],
  languages: ['en'],
  spokenLanguages: [],
} satisfies Parameters<typeof factBlockers>[0];

const CONNECTED = {
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

  it('a language of pages in which the phone is not answered is a blocker (ES-5)', () => {
    const spanish = { ...REAL, languages: ['en' as const, 'es' as const] };
    expect(subjects(launchBlockers(spanish, CONNECTED))).toEqual(['spokenLanguages']);
    const spoken = { ...spanish, spokenLanguages: [{ language: 'es' as const }] };
    expect(launchBlockers(spoken, CONNECTED)).toEqual([]);
  });

  it('a real fact is a blocker while it is listed in samples', () => {
    expect(factBlockers({ ...REAL, samples: ['phone'] })).toEqual([
      { subject: 'phone', problem: "(626) 446-2210: named in 'samples'" },
    ]);
    expect(factBlockers({ ...REAL, samples: ['hours', 'prices'] })).toEqual([
      { subject: 'hours', problem: "office hours: named in 'samples'" },
      { subject: 'prices', problem: "src/content/prices.yaml: named in 'samples'" },
    ]);
  });

  it.each([
    ['siteUrl', { siteUrl: 'https://canyonline.example' }, 'a reserved domain'],
    ['siteUrl', { siteUrl: 'https://www.example.com' }, 'a documentation domain'],
    ['siteUrl', { siteUrl: 'http://www.canyon-line.com' }, 'no TLS'],
    ['siteUrl', { siteUrl: '' }, 'missing'],
    ['siteUrl', { siteUrl: 'http://localhost:4321' }, 'localhost'],
    [
      'phone',
      { phone: { display: '(626) 555-0199', e164: '+16265550199' } },
      'a number reserved for fiction',
    ],
    ['email', { email: 'hello@canyonline.example' }, 'a reserved domain'],
    ['email', { email: 'hello@example.com' }, 'a documentation domain'],
    ['licenseNumber', { licenseNumber: 'CSLB #000000' }, 'only zeros'],
    ['reviewsUrl', { reviewsUrl: 'https://www.google.com/search?q=x' }, 'a search page'],
  ])('%s is a blocker even if samples is empty: %j (%s)', (subject, change, _why) => {
    expect(subjects(factBlockers({ ...REAL, ...change }))).toEqual([subject]);
  });

  it.each([
    ['an example inside a longer name', { siteUrl: 'https://www.example-plumbing.com' }],
    ['zeros inside a license number', { licenseNumber: 'CSLB #100000' }],
    ['another 555 number', { phone: { display: '(626) 555-2210', e164: '+16265552210' } }],
  ])('%s is not a blocker', (_, change) => {
    expect(factBlockers({ ...REAL, ...change })).toEqual([]);
  });
});

describe('AUTH-11 authBlockers', () => {
  it.each([
    ['no variable is set', {}, ['PUBLIC_SUPABASE_URL', 'PUBLIC_SUPABASE_ANON_KEY']],
    [
      'blank variables',
      { PUBLIC_SUPABASE_URL: ' ', PUBLIC_SUPABASE_ANON_KEY: ' ' },
      ['PUBLIC_SUPABASE_URL', 'PUBLIC_SUPABASE_ANON_KEY'],
    ],
    [
      'a local address',
      { ...CONNECTED, PUBLIC_SUPABASE_URL: 'http://127.0.0.1:4322' },
      ['PUBLIC_SUPABASE_URL'],
    ],
    [
      'a private address',
      { ...CONNECTED, PUBLIC_SUPABASE_URL: 'https://192.168.1.9' },
      ['PUBLIC_SUPABASE_URL'],
    ],
    [
      'no TLS',
      { ...CONNECTED, PUBLIC_SUPABASE_URL: 'http://abc.supabase.co' },
      ['PUBLIC_SUPABASE_URL'],
    ],
    [
      'the development key',
      { ...CONNECTED, PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_local_development' },
      ['PUBLIC_SUPABASE_ANON_KEY'],
    ],
    [
      'a secret key',
      { ...CONNECTED, PUBLIC_SUPABASE_ANON_KEY: 'sb_secret_abc' },
      ['PUBLIC_SUPABASE_ANON_KEY'],
    ],
    [
      'a secret key in JWT form',
      {
        ...CONNECTED,
        PUBLIC_SUPABASE_ANON_KEY: `e30.${btoa('{"role":"service_role"}')}.x`,
      },
      ['PUBLIC_SUPABASE_ANON_KEY'],
    ],
  ])('reports %s', (_, environment, expected) => {
    expect(subjects(authBlockers(environment))).toEqual(expected);
  });
});
