/**
 * What the visitor did before the island had loaded. The inline script of MemberLogin.astro keeps
 * it: a form to be submitted or a button to be clicked carries `data-missed`.
 */
const MISSED = '[data-missed]';

/**
 * Tells the inline script that the island is awake, and does what was missed meanwhile.
 *
 * In: the island's root element.
 */
export function catchUp(root: HTMLElement): void {
  root.closest('[data-login]')?.setAttribute('data-live', '');
  const missed = root.querySelector<HTMLElement>(MISSED);
  missed?.removeAttribute('data-missed');
  // A form is sent by its button: Safari 15 has no `requestSubmit`.
  (missed?.querySelector<HTMLElement>('[type="submit"]') ?? missed)?.click();
}
