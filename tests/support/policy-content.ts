// cspell:ignore Revisamos antecedentes referencias cada
import type { Policies } from '#src/schemas/policies.ts';

/** Invented policies (ASK-1): all of them, with every optional part. */
export const policyContent = {
  nightRate: { perHourDollars: 483, from: '18:00', to: '07:00', weekends: true, holidays: true },
  visitFee: { dollars: 89, credited: true },
  warranty: { laborMonths: 12, partsMonths: 24 },
  payment: { methods: ['credit-card', 'check', 'cash'] },
  financing: { offered: true, provider: 'Foothill Lending', minimumDollars: 1500 },
  insurance: { carrier: 'Example Mutual' },
  whoComes: {
    plumbers: 'employees',
    handymen: 'both',
    checks: 'We check the record and two references of everyone we send.',
  },
  ownParts: { installed: true, laborWarranty: true },
  prepaidVisits: 'repriced',
  visitsPerWeek: 2,
} as const satisfies Policies;

/** Spanish words of the same. */
export const spanishPolicyTexts = {
  whoComes: { checks: 'Revisamos los antecedentes y dos referencias de cada persona.' },
};
