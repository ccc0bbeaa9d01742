import { readFacts } from './read-facts.ts';

/** Prices, rates and plans (CALC-2, CALC-3, section 9 of the specification), in whole cents. */
export const prices = readFacts('prices.yaml');
