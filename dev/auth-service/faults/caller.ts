import { decodeJwt } from 'jose';
import type { AuthContext } from '#dev/auth-service/http/endpoint.ts';
import { isJsonObject } from '#dev/auth-service/json.ts';
import type { Store } from '#dev/auth-service/store/store.ts';

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function emailInToken(authorization: string): string | undefined {
  try {
    const { email } = decodeJwt(authorization.replace(/^bearer /i, ''));
    return typeof email === 'string' ? email : undefined;
  } catch {
    return undefined;
  }
}

function ownerOf(store: Store, refreshToken: string): string | undefined {
  const sessionId = store.sessions.token(refreshToken)?.sessionId ?? '';
  return store.users.withId(store.sessions.withId(sessionId)?.userId ?? '')?.email;
}

/** Whose request this is, as far as it tells: the body's address, its refresh token's, the bearer's. */
export async function callerEmail(store: Store, c: AuthContext): Promise<string | undefined> {
  const body = bodyOf(await c.req.text());
  if (isJsonObject(body)) {
    if (typeof body['email'] === 'string') return body['email'].toLowerCase();
    if (typeof body['refresh_token'] === 'string') return ownerOf(store, body['refresh_token']);
  }
  return emailInToken(c.req.header('Authorization') ?? '');
}
