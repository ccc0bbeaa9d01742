/**
 * Checks whether a key of the auth service is secret and must not be published (AUTH-11).
 *
 * @param key - Key as configured.
 * @returns true for a key that begins with `sb_secret_`, and for a token in the older format whose
 * role is `service_role`; false for any other text.
 */
export function isSecretKey(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  const claims = String(key.split('.')[1]).replaceAll('-', '+').replaceAll('_', '/');
  try {
    const { role }: { readonly role?: unknown } = JSON.parse(atob(claims));
    return role === 'service_role';
  } catch {
    // Not a token: the claims are missing, no base64, no JSON or no object.
    return false;
  }
}
