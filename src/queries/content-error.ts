/**
 * Creates an error about a mistake in src/content. The message names file and field; a stack, which would
 * lead to the code and not to the mistake, is left out (OWN-5).
 */
export const contentError = (message: string): Error =>
  Object.defineProperty(new Error(message), 'stack', { value: undefined });
