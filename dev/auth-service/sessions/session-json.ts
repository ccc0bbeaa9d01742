import { userJson } from '#dev/auth-service/accounts/user-json.ts';
import type { JsonObject } from '#dev/auth-service/json.ts';
import type { AuthParts } from '#dev/auth-service/parts.ts';
import type { Session } from '#dev/auth-service/store/sessions.ts';
import type { User } from '#dev/auth-service/store/users.ts';
import { accessToken } from './access-token.ts';

/** A session that stands, with the refresh token to hand out. */
export interface Issued {
  readonly user: User;
  readonly session: Session;
  readonly refreshToken: string;
}

/** The session's fields but for the user: what an implicit link carries in its fragment. */
export async function tokenFields(parts: AuthParts, { user, session, refreshToken }: Issued) {
  const { token, expiresAt } = await accessToken(parts, user, session);
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: parts.settings.accessTokenSeconds,
    expires_at: expiresAt,
    refresh_token: refreshToken,
  };
}

/** The session object of contract 2.1. */
export async function sessionJson(parts: AuthParts, issued: Issued): Promise<JsonObject> {
  return { ...(await tokenFields(parts, issued)), user: userJson(issued.user) };
}
