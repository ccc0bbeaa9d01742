/** The auth client discards a stored session without one of these fields. */
const WHOLE = ['access_token', 'refresh_token', 'expires_at'];

/**
 * Shows the email address of the stored session in the greeting, and follows its changes (AUTH-12).
 * It is not checked with the service: a session that was ended elsewhere is greeted until the login
 * page tries to use it. `currentMember` would be one more file to fetch here.
 *
 * @param greeting - Element with a `<strong>` for the address.
 * @param key - Storage key of the session.
 */
export function showMemberGreeting(greeting: HTMLElement, key: string): void {
  const greet = () => {
    const email = storedEmail(key);
    greeting.toggleAttribute('data-greeted', email !== '');
    greeting.querySelector('strong')?.replaceChildren(email);
  };
  greet();
  addEventListener('storage', greet);
  addEventListener('pageshow', greet);
}

function storedEmail(key: string): string {
  try {
    const session: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    const email = part(part(session, 'user'), 'email');
    return typeof email === 'string' && WHOLE.every((name) => part(session, name)) ? email : '';
  } catch {
    return '';
  }
}

function part(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
