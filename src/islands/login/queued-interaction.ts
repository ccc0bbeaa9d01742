/**
 * Marks the island as hydrated and replays the form submission or click that
 * `queue-early-interaction.ts` marked with `data-queued` before.
 *
 * @param root - The island's root element.
 */
export function replayQueuedInteraction(root: HTMLElement): void {
  root.closest('[data-login]')?.setAttribute('data-live', '');
  const queued = root.querySelector<HTMLElement>('[data-queued]');
  queued?.removeAttribute('data-queued');
  // A form is submitted by its button: Safari 15 has no `requestSubmit`.
  (queued?.querySelector<HTMLElement>('[type="submit"]') ?? queued)?.click();
}
