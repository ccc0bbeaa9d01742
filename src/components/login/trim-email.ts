/** Blanks and invisible characters around a copied address. The browser removes only plain blanks. */
const AROUND_ADDRESS = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/**
 * Removes invisible characters around an email address before the browser checks it (AUTH-2). The
 * Enter key clicks the submit button too.
 *
 * @param box - Element around the form, whose field may be rendered anew.
 */
export function trimEmailOnSubmit(box: HTMLElement): void {
  box.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element && target.closest('[type=submit]'))) return;
      const field = box.querySelector<HTMLInputElement>('[type=email]');
      const trimmed = field?.value.replace(AROUND_ADDRESS, '');
      if (field && trimmed !== undefined && trimmed !== field.value) field.value = trimmed;
    },
    true,
  );
}
