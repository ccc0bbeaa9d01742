import { refusal } from '#dev/auth-service/errors/catalogue.ts';
import type { Endpoint } from '#dev/auth-service/http/endpoint.ts';
import { limitByIp } from '#dev/auth-service/http/limit-by-ip.ts';
import type { AuthParts } from '#dev/auth-service/parts.ts';
import { passwordGrant } from './password-grant.ts';
import { pkceGrant } from './pkce-grant.ts';
import { refreshGrant } from './refresh-grant.ts';

const grants = new Map([
  ['password', passwordGrant],
  ['refresh_token', refreshGrant],
  ['pkce', pkceGrant],
]);

/** `POST token?grant_type=` (contract 3.1). */
export function tokenEndpoint(parts: AuthParts): Endpoint {
  return {
    method: 'POST',
    path: '/token',
    answer: (c) => {
      const grant = grants.get(c.req.query('grant_type') ?? '');
      if (grant === undefined) throw refusal.unsupportedGrant();
      limitByIp(parts, c, 'token');
      return grant(parts, c);
    },
  };
}
