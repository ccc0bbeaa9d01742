import { refusal } from '#dev/auth-service/errors/catalogue.ts';
import type { Endpoint } from '#dev/auth-service/http/endpoint.ts';
import type { AuthParts } from '#dev/auth-service/parts.ts';
import { bearer } from '#dev/auth-service/sessions/bearer.ts';

/** `POST logout?scope=`: ends all sessions, this one, or all others (contract 3.3). */
export function logoutEndpoint(parts: AuthParts): Endpoint {
  const { sessions } = parts.store;
  return {
    method: 'POST',
    path: '/logout',
    answer: async (c) => {
      const { user, session } = await bearer(parts, c);
      const scope = c.req.query('scope') ?? 'global';
      if (scope === 'global') sessions.endAll(user.id);
      else if (scope === 'local') sessions.end(session.id);
      else if (scope === 'others') sessions.endAll(user.id, session.id);
      else throw refusal.invalid(`Unsupported logout scope "${scope}"`);
      return c.body(null, 204);
    },
  };
}
