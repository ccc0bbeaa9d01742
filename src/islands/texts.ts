import { CALCULATOR_TEXTS } from './calculator/texts.ts';
import { LOGIN_TEXTS } from './login/texts.ts';
import { ERROR_TEXTS } from './shared/error-texts.ts';

/** English texts of islands, by the name of the file in src/content/es that translates them. */
export const ISLAND_TEXTS = {
  'calculator.yaml': CALCULATOR_TEXTS,
  'login.yaml': LOGIN_TEXTS,
  // The defaults of Menu, of a toast and of FaqAccordion, whose modules no other one may import.
  'controls.yaml': {
    close: 'Close',
    dismiss: 'Dismiss',
    linkLabel: 'Link to this question',
    error: ERROR_TEXTS,
  },
};
