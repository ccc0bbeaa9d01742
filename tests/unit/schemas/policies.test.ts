// cspell:ignore chec
import { expect, test } from 'vitest';
import { policiesSchema } from '#src/schemas/policies.ts';
import { policyContent } from '#tests/support/policy-content.ts';
import { schemaProblems } from '#tests/support/schema-problems.ts';

test('ASK-1 every policy is optional', () => {
  expect(schemaProblems(policiesSchema, policyContent)).toEqual([]);
  expect(schemaProblems(policiesSchema, {})).toEqual([]);
  expect(schemaProblems(policiesSchema, { nightRate: { times: 1 } })).toEqual([]);
});

const NIGHT = { from: '18:00', to: '07:00' };
const MONTHS = 'a number of months, such as 12';

test.each([
  [
    'cents',
    { visitFee: { dollars: 18_950 } },
    "visitFee.dollars: '18950' is not right: whole dollars, such as 89 for $89, from 0 to 1,000",
  ],
  [
    'nothing',
    { warranty: { laborMonths: 12 } },
    `warranty.partsMonths: is missing: ${MONTHS}, from 0 to 120`,
  ],
  [
    'years',
    { warranty: { laborMonths: 121, partsMonths: 1 } },
    `warranty.laborMonths: '121' is not right: ${MONTHS}, from 1 to 120`,
  ],
  ['no labor', { warranty: { laborMonths: 0, partsMonths: 1 } }, "warranty.laborMonths: '0' is"],
  ['a discount', { nightRate: { ...NIGHT, times: 0.5 } }, "nightRate.times: '0.5' is not right"],
  ['percent', { nightRate: { ...NIGHT, times: 150 } }, "nightRate.times: '150' is not right"],
  [
    'two prices',
    { nightRate: { ...NIGHT, times: 2, perHourDollars: 480 } },
    'nightRate.times: give a factor',
  ],
  ['no price', { nightRate: NIGHT }, 'nightRate.times: give a factor'],
  ['half a night', { nightRate: { times: 2, from: '18:00' } }, 'nightRate.to: a night has'],
  ['no hours', { nightRate: { times: 2 } }, 'nightRate.from: say when it holds'],
  [
    'a time in words',
    { nightRate: { ...NIGHT, times: 2, to: '7 AM' } },
    'nightRate.to: a time of day',
  ],
  ['a way to pay', { payment: { methods: ['gold'] } }, "payment.methods.0: 'gold' is not right"],
  ['no way to pay', { payment: { methods: [] } }, 'payment.methods: '],
  [
    'nobody who lends',
    { financing: { offered: true } },
    'financing.provider: name who lends the money',
  ],
  [
    'a lender of nothing',
    { financing: { offered: false, provider: 'A bank' } },
    'financing.provider: name who lends the money',
  ],
  [
    'a word for who comes',
    { whoComes: { plumbers: 'friends', handymen: 'both' } },
    "whoComes.plumbers: 'friends' is not right: one of employees, subcontractors, both",
  ],
  ['a short check', { whoComes: { ...policyContent.whoComes, checks: 'Yes.' } }, 'whoComes.chec'],
  ['an unknown rule', { prepaidVisits: 'lost' }, "prepaidVisits: 'lost' is not right"],
  ['no visit a week', { visitsPerWeek: 0 }, "visitsPerWeek: '0' is not right"],
  ['an unknown policy', { guarantee: 12 }, ': Unrecognized key: "guarantee"'],
])(
  'ASK-1 the message names the field, what was typed and what is right: %s',
  (_, policies, problem) => {
    expect(schemaProblems(policiesSchema, policies)).toEqual([expect.stringContaining(problem)]);
  },
);
