/**
 * Marks <html> with `data-member` while a session is stored, here or in another tab (HEAD-7), and
 * lets every member link carry the page it was followed from (AUTH-4).
 *
 * In: the storage key; empty where no auth service is configured.
 */
export function followMember(key: string): void {
  const mark = () => {
    let stored: string | null = null;
    try {
      stored = localStorage.getItem(key);
    } catch {
      // Storage may be closed to us: then nobody can be signed in.
    }
    document.documentElement.toggleAttribute('data-member', Boolean(stored));
  };

  mark();
  addEventListener('storage', mark);
  // A page that Back brings out of the cache has missed what happened meanwhile.
  addEventListener('pageshow', mark);

  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest('a[data-member-link]');
      if (!(link instanceof HTMLAnchorElement) || link.pathname === location.pathname) return;
      const { pathname, search, hash } = location;
      link.search =
        pathname === '/' && !search && !hash
          ? ''
          : `?from=${encodeURIComponent(pathname + search + hash)}`;
    },
    true,
  );
}
