/**
 * Shows the email address of the stored session in the greeting, and follows its changes (AUTH-12).
 * It is not checked with the service: a session that was ended elsewhere is greeted until the login
 * page tries to use it.
 *
 * @param greeting - Element with a `<strong>` for the address.
 */
export function showMemberGreeting(greeting: HTMLElement): void {
  const update = () => {
    // The member link's script publishes it; its listeners were added earlier, so they run first.
    const email = document.documentElement.dataset['member'];
    greeting.toggleAttribute('data-greeted', Boolean(email));
    if (email) greeting.querySelector('strong')?.replaceChildren(email);
  };
  update();
  addEventListener('storage', update);
  addEventListener('pageshow', update);
}
