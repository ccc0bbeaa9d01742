import { readStoredEmail } from '#src/auth/stored-session.ts';

/** Fragments that only the auth server writes: tokens, an error, its `sb` mark (contract 5.2). */
const AUTH_CALLBACK_HASH = /#.*(access_token|error_code|sb)=.*/;

/**
 * Publishes the email address of the stored session as `data-member` on `<html>`, also when it
 * changes in another tab (HEAD-7), and adds the current page to member links as `?from=` (AUTH-4).
 *
 * Where the auth server does not allow the login page as a redirect target, a link from an email
 * ends on another page: its fragment is passed on to the login page, which reads it (AUTH-8).
 *
 * @param storageKey - Empty where no auth service is configured.
 * @param loginPath - Path of the login page.
 */
export function syncMemberLink(storageKey: string, loginPath: string): void {
  const publish = () => {
    const { dataset } = document.documentElement;
    const email = readStoredEmail(storageKey);
    if (email === undefined) delete dataset['member'];
    else dataset['member'] = email;
  };

  // Some hosts serve the login page as /login.html or /login/.
  if (AUTH_CALLBACK_HASH.test(location.hash) && !location.pathname.startsWith(loginPath)) {
    location.replace(loginPath + location.hash);
  }
  publish();
  addEventListener('storage', publish);
  // A page restored from the back/forward cache has missed storage events.
  addEventListener('pageshow', publish);

  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest('a[data-member-link]');
      const { pathname, search, hash } = location;
      if (!(link instanceof HTMLAnchorElement) || link.pathname === pathname) return;
      const from = pathname + search + hash.replace(AUTH_CALLBACK_HASH, '');
      link.search = from === '/' ? '' : `?from=${encodeURIComponent(from)}`;
    },
    true,
  );
}
