/**
 * Checks whether a key of the auth service is secret and must not be published (AUTH-11).
 *
 * @param key - Key as configured.
 * @returns true for a key that begins with `sb_secret_`, and for a token in the older format whose
 * role is `service_role`; false for any other text.
 */
export function isSecretKey(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  const claims = key.split('.')[1];
  if (!claims) return false;
  try {
    const payload: unknown = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
    return (
      typeof payload === 'object' &&
      payload !== null &&
      Reflect.get(payload, 'role') === 'service_role'
    );
  } catch {
    return false;
  }
}
