import { userJson } from '#dev/auth-service/accounts/user-json.ts';
import { refusal } from '#dev/auth-service/errors/catalogue.ts';
import type { Endpoint } from '#dev/auth-service/http/endpoint.ts';
import type { AuthParts } from '#dev/auth-service/parts.ts';
import { bearer } from '#dev/auth-service/sessions/bearer.ts';

/** `GET user` (contract 3.3). */
export function userEndpoint(parts: AuthParts): Endpoint {
  return {
    method: 'GET',
    path: '/user',
    answer: async (c) => {
      const { user, audience } = await bearer(parts, c);
      if ((c.req.header('X-JWT-AUD') ?? audience) !== audience) {
        throw refusal.invalid("Token audience doesn't match request audience");
      }
      return c.json(userJson(user));
    },
  };
}
