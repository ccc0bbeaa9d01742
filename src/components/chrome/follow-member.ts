/** What only the auth server writes behind the '#': tokens, an error, its mark (contract, 5.2). */
const FROM_A_MAIL = /#.*(access_token|error_code|sb)=.*/;

/**
 * Marks <html> with `data-member` while a session is stored, here or in another tab (HEAD-7), and
 * lets every member link carry the page it was followed from (AUTH-4). Where the auth server did
 * not allow the way back to the login page, a link from an e-mail ends on any page: what it brought
 * is taken to the login page, which reads it (AUTH-8), and goes nowhere else.
 *
 * In: the storage key, empty where no auth service is configured; the path of the login page.
 */
export function followMember(key: string, login: string): void {
  const mark = () => {
    let stored: string | null = null;
    try {
      stored = localStorage.getItem(key);
    } catch {
      // Storage may be closed to us: then nobody can be signed in.
    }
    document.documentElement.toggleAttribute('data-member', Boolean(stored));
  };

  // A login page that its host serves as /login.html or /login/ is there already.
  if (FROM_A_MAIL.test(location.hash) && !location.pathname.startsWith(login)) {
    location.replace(login + location.hash);
  }
  mark();
  addEventListener('storage', mark);
  // A page that Back brings out of the cache has missed what happened meanwhile.
  addEventListener('pageshow', mark);

  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest('a[data-member-link]');
      const { pathname, search, hash } = location;
      if (!(link instanceof HTMLAnchorElement) || link.pathname === pathname) return;
      const from = pathname + search + hash.replace(FROM_A_MAIL, '');
      link.search = from === '/' ? '' : `?from=${encodeURIComponent(from)}`;
    },
    true,
  );
}
