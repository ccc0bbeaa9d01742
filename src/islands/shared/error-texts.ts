/** Texts of an error in an island. */
export const ERROR_TEXTS = {
  heading: 'Unexpected Application Error!',
  help: 'Please reload the page, or call',
  unknown: 'Unknown error',
};

export type ErrorTexts = { readonly [Key in keyof typeof ERROR_TEXTS]: string };
