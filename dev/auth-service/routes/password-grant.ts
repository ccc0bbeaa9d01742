import { isBanned } from '#dev/auth-service/accounts/new-user.ts';
import { isPassword, weakness } from '#dev/auth-service/accounts/passwords.ts';
import { refusal } from '#dev/auth-service/errors/catalogue.ts';
import { readBody, textField } from '#dev/auth-service/http/body.ts';
import type { AuthContext } from '#dev/auth-service/http/endpoint.ts';
import type { AuthParts } from '#dev/auth-service/parts.ts';
import { beginSession } from '#dev/auth-service/sessions/begin-session.ts';
import { sessionJson } from '#dev/auth-service/sessions/session-json.ts';

/** Signs in by e-mail and password; refusals in the order of contract 3.1. */
export async function passwordGrant(parts: AuthParts, c: AuthContext): Promise<Response> {
  const { store, settings, clock } = parts;
  const body = await readBody(c);
  // Lower-cased, but neither trimmed nor checked.
  const email = textField(body, 'email').toLowerCase();
  const phone = textField(body, 'phone');
  const password = textField(body, 'password');
  if (email !== '' && phone !== '') {
    throw refusal.invalid('Only an email address or phone number should be provided on login.');
  }
  if (email === '' && phone === '') throw refusal.invalid('missing email or phone');
  if (email === '') throw refusal.phoneDisabled(422, 'logins');
  if (!settings.emailProviderEnabled) throw refusal.emailLoginsDisabled(422);
  const user = store.users.withEmail(email);
  if (user === undefined) throw refusal.invalidCredentials();
  if (isBanned(user, clock.now())) throw refusal.userBanned(400);
  if (!(await isPassword(password, user.passwordHash))) throw refusal.invalidCredentials();
  if (user.emailConfirmedAt === null) throw refusal.emailNotConfirmed();
  const issued = store.transaction(() => beginSession(parts, user, 'password'));
  const session = await sessionJson(parts, issued);
  return c.json({ ...session, weak_password: weakness(settings, { email, password }) ?? null });
}
