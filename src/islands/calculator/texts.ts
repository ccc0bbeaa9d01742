import { createContext, useContext } from 'react';
import texts from '#src/content/calculator.yaml';

/** Texts of the price calculator. The braces are values that the calculator fills in. */
export type CalculatorTexts = typeof texts;

/** The texts in English. */
export const CALCULATOR_TEXTS = texts;

/** Texts in the language of the page. */
export const TextsContext = createContext<CalculatorTexts>(texts);

export const useTexts = () => useContext(TextsContext);
