/**
 * Whether a key of the auth service is a secret one, which may never be published (AUTH-11).
 *
 * In: the key as configured. Out: true for a newer key that begins `sb_secret_`, and for an older
 * one: a token whose role is `service_role`. False for publishable keys and for anything else.
 */
export function isSecretKey(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  const claims = key.split('.')[1];
  if (!claims) return false;
  try {
    const told: unknown = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
    return (
      typeof told === 'object' && told !== null && Reflect.get(told, 'role') === 'service_role'
    );
  } catch {
    return false;
  }
}
