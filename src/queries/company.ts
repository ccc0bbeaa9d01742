import { companySchema } from '#src/schemas/company.ts';
import { readFacts } from './read-facts.ts';

/** Facts about the company (PROD-10). */
export const company = readFacts(companySchema, 'company.yaml');
