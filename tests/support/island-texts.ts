import { content } from '#src/queries/content.ts';

/** English texts of the islands. Playwright cannot import them as the islands do. */
export const LOGIN_TEXTS = content('en').login;
export const CALCULATOR_TEXTS = content('en').calculator;

/** Reads the Spanish texts of the islands. */
export function readSpanishTexts() {
  return {
    calculator: content('es').calculator,
    login: content('es').login,
    loginErrors: content('es').edition.loginErrors,
    controls: content('es').controls,
  };
}
