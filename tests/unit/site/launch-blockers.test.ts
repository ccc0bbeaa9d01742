import { describe, expect, it } from 'vitest';
import { company } from '#src/content/company.ts';
import { authBlockers, factBlockers, launchBlockers } from '#src/site/launch-blockers.ts';

const REAL = {
  siteUrl: 'https://www.canyon-line.com',
  phone: { display: '(626) 446-2210', e164: '+16264462210' },
  email: 'hello@canyon-line.com',
  licenseNumber: 'CSLB #104477',
  reviewsUrl: 'https://g.page/r/canyon-line/review',
  samples: [],
} satisfies Parameters<typeof factBlockers>[0];

const CONNECTED = {
  PUBLIC_SUPABASE_URL: 'https://abcdefghij.supabase.co',
  PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_abc',
};

const subjects = (found: ReturnType<typeof launchBlockers>) => found.map(({ subject }) => subject);

describe('PROD-10 sample facts may not go live', () => {
  it('every fact that the company file names a sample is a blocker', () => {
    expect(subjects(factBlockers(company))).toEqual(expect.arrayContaining(company.samples));
  });

  it('real facts and a connected project leave nothing to do', () => {
    expect(launchBlockers(REAL, CONNECTED)).toEqual([]);
  });

  it('a fact that is real stays a blocker while it is named a sample', () => {
    expect(factBlockers({ ...REAL, samples: ['phone'] })).toEqual([
      { subject: 'phone', problem: "(626) 446-2210: named in 'samples'" },
    ]);
  });

  it.each([
    ['siteUrl', { siteUrl: 'https://canyonline.example' }, 'a reserved name'],
    ['siteUrl', { siteUrl: 'https://www.example.com' }, 'a documentation name'],
    ['siteUrl', { siteUrl: 'http://www.canyon-line.com' }, 'no TLS'],
    ['siteUrl', { siteUrl: '' }, 'missing'],
    ['siteUrl', { siteUrl: 'http://localhost:4321' }, 'this machine'],
    ['phone', { phone: { display: '(626) 555-0199', e164: '+16265550199' } }, 'kept for fiction'],
    ['email', { email: 'hello@canyonline.example' }, 'a reserved name'],
    ['email', { email: 'hello@example.com' }, 'a documentation name'],
    ['licenseNumber', { licenseNumber: 'CSLB #000000' }, 'nothing but zeros'],
    ['reviewsUrl', { reviewsUrl: 'https://www.google.com/search?q=x' }, 'a search'],
  ])('%s is a blocker although no sample is named: %j (%s)', (subject, change, _why) => {
    expect(subjects(factBlockers({ ...REAL, ...change }))).toEqual([subject]);
  });

  it.each([
    ['an example inside a longer name', { siteUrl: 'https://www.example-plumbing.com' }],
    ['zeros inside a licence number', { licenseNumber: 'CSLB #100000' }],
    ['another 555 number', { phone: { display: '(626) 555-2210', e164: '+16265552210' } }],
  ])('%s is no blocker', (_, change) => {
    expect(factBlockers({ ...REAL, ...change })).toEqual([]);
  });
});

describe('AUTH-11 the public site has a member login of its own', () => {
  it.each([
    ['nothing is set', {}, ['PUBLIC_SUPABASE_URL', 'PUBLIC_SUPABASE_ANON_KEY']],
    [
      'blanks',
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
      'an older secret key',
      {
        ...CONNECTED,
        PUBLIC_SUPABASE_ANON_KEY: `e30.${btoa('{"role":"service_role"}')}.x`,
      },
      ['PUBLIC_SUPABASE_ANON_KEY'],
    ],
  ])('%s', (_, environment, expected) => {
    expect(subjects(authBlockers(environment))).toEqual(expected);
  });
});
