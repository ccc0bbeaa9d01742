import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '#src/integrations/page-optimizer/content-security-policy.ts';

const NOTHING = {
  scripts: [],
  style: '',
  origins: [],
  trustedTypes: [],
} as const;

/** The policy as a table: directive to sources. */
function policyOf(needs: Partial<Parameters<typeof contentSecurityPolicy>[0]>) {
  const text = contentSecurityPolicy({ ...NOTHING, ...needs });
  return new Map(
    text.split(';').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the policy of a page that needs nothing', () => {
  it.each([
    ['default-src', "'none'"],
    ['style-src', "'none'"],
    ['connect-src', "'self'"],
    ['trusted-types', "'none'"],
  ])('%s is %s', (directive, sources) => {
    expect(policyOf({}).get(directive)).toBe(sources);
  });

  it('fits into an attribute between double quotes', () => {
    expect(contentSecurityPolicy(NOTHING)).not.toMatch(/["<>&]/);
  });
});

describe('a page gets what it needs, and only that', () => {
  it('hashes its inline scripts and styles, each once', () => {
    const policy = policyOf({ scripts: ['a()', 'é()', 'a()'], style: 'p{}' });
    expect(policy.get('script-src')).toBe(`'self' ${hash('a()')} ${hash('é()')}`);
    expect(policy.get('style-src')).toBe(hash('p{}'));
  });

  it('the auth service where it signs in', () => {
    const origins = ['https://auth.example'];
    expect(policyOf({ origins }).get('connect-src')).toBe("'self' https://auth.example");
  });

  it('the Trusted Types policies that its scripts make', () => {
    expect(policyOf({ trustedTypes: ['site#worker'] }).get('trusted-types')).toBe('site#worker');
  });
});
