import { readFacts } from './read-facts.ts';

/** Words for the places where the company works (PROD-2). */
export const territory = readFacts('territory.yaml');
