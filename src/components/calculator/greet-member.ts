/** A stored session without one of these is thrown away by the auth client. */
const WHOLE = ['access_token', 'refresh_token', 'expires_at'];

/**
 * Writes the e-mail of the stored session into the greeting and follows it (AUTH-12). Nobody is
 * asked: a session that was ended elsewhere greets until the login page has tried to renew it.
 *
 * In: the greeting, with a <strong> for the name; the storage key. It reads the session by itself:
 * `currentMember`, shared with the login island, would be one more file to fetch here.
 */
export function greetMember(greeting: HTMLElement, key: string): void {
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
