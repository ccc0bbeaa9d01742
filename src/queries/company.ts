import { readFacts } from './read-facts.ts';

/** Facts about the company (PROD-10). */
export const company = readFacts('company.yaml');
