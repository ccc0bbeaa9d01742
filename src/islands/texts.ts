import { CALCULATOR_TEXTS } from './calculator/texts.ts';
import { ERROR_TEXTS } from './shared/error-texts.ts';

/** English texts of islands, by the name of the file in src/content/es that translates them. */
export const ISLAND_TEXTS = {
  'calculator.yaml': { calculator: CALCULATOR_TEXTS, error: ERROR_TEXTS },
};
