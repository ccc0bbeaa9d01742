import texts from '#src/content/login.yaml';

/** Texts of the login form in English. `{email}` is the address that the visitor typed. */
export const LOGIN_TEXTS = texts;

/** The texts in any language. */
export type LoginTexts = typeof texts;

/** Texts of one form. */
export interface FormTexts {
  readonly title: string;
  readonly hint?: string | undefined;
  readonly button: string;
}
