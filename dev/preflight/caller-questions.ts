import { globSync } from 'node:fs';
import { hasLanguage } from '#src/queries/edition.ts';
import { chooseFields } from '#src/domain/conditions.ts';
import { conditionsOfFirm } from '#src/queries/conditions.ts';
import { content } from '#src/queries/content.ts';
import { hasItems } from '#src/queries/read-content.ts';
import { readFile, validateFacts } from '#src/queries/read-file.ts';
import { faqCategorySchema } from '#src/schemas/faq.ts';
import type { PolicyName } from '#src/schemas/policies.ts';
import type { Prices } from '#src/schemas/prices.ts';
import type { Point } from './report.ts';

const DETAILS: Partial<Record<PolicyName, string>> = {
  visitFee:
    'Advertisements must say that there is one (Business and Professions Code 7159.14): ask the lawyer how.',
};

/** Whether a firm with these plans is asked about a policy. */
function isAsked(policy: PolicyName, plans: Prices['plans']): boolean {
  if (policy === 'prepaidVisits') return plans.some(({ period }) => period === 'year');
  return policy !== 'visitsPerWeek' || plans.some(({ visits }) => visits === null);
}

/**
 * Lists the questions of the FAQ that no page answers, because policies.yaml does not (ASK-1), and those
 * that only English pages answer.
 */
export function callerQuestions({ plans }: Pick<Prices, 'plans'>): readonly Point[] {
  const questions = globSync('src/content/faq/*.yaml')
    .toSorted()
    .filter((file) => hasItems(file.replace('src/content/', ''), 'questions'))
    .flatMap((file) => {
      const { fields } = chooseFields(readFile(file).fields, conditionsOfFirm);
      return validateFacts(faqCategorySchema, fields, file).questions;
    });
  return questions.flatMap(({ question, policy }): Point | readonly [] => {
    if (policy === undefined || !isAsked(policy, plans)) return [];
    if (!content('en').policySentences.has(policy))
      return { text: question, details: [DETAILS[policy] ?? []].flat() };
    return hasLanguage('es') && !content('es').policySentences.has(policy)
      ? { text: `${question} In Spanish: es/policies.yaml has no text of ${policy}` }
      : [];
  });
}
