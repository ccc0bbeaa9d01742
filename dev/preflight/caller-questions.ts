import type { Prices } from '#src/schemas/prices.ts';
import type { Point } from './report.ts';

/** What callers ask and no page answers, because only the owner knows it (ASK-1). */
const QUESTIONS: readonly Point[] = [
  { text: 'What does a plumber cost at night, on weekends and on holidays?' },
  {
    text: 'Is there a trip charge or a fee for finding the fault?',
    details: [
      'Advertisements must say that there is one (Business and Professions Code 7159.14): ask the lawyer how.',
    ],
  },
  { text: 'What warranty is there on labor, and what on parts?' },
  { text: 'How can I pay: card, check, cash, transfer?' },
  { text: 'Do you offer financing?' },
  { text: 'Which company insures you, and for what?' },
  { text: 'Who comes: your employees or subcontractors, and how are they checked?' },
  { text: 'May I buy the parts myself, and what holds for them?' },
];

/** Lists what callers will ask, and what they will ask about the plans. */
export function callerQuestions({ plans }: Pick<Prices, 'plans'>): readonly Point[] {
  return [
    ...QUESTIONS,
    ...(plans.some(({ period }) => period === 'year')
      ? [{ text: 'What happens to visits that I have paid for when I cancel?' }]
      : []),
    ...(plans.some(({ visits }) => visits === null)
      ? [{ text: 'How many visits a week does the unlimited plan include?' }]
      : []),
  ];
}
