import { createContext, useContext } from 'react';
import { SUBJECTS } from '#src/domain/contact-links.ts';
import { ESTIMATE_TEXTS } from '#src/domain/estimate-text.ts';

/** Texts of the price calculator in English. The braces are values that the calculator fills in. */
export const CALCULATOR_TEXTS = {
  ...ESTIMATE_TEXTS,
  hoursLabel: 'Hours of labor',
  /** Value of the slider, for screen readers. */
  spokenHours: '{hours}, labor {labor}',
  less: '{minutes} minutes less',
  more: '{minutes} minutes more',
  materialsLabel: 'Cost of materials, in dollars',
  plain: 'What they cost in the store. Leave it empty for labor alone.',
  unreadable: 'Enter a plain number, such as 1200.50',
  negative: 'A cost below zero counts as {cost}.',
  rounded: 'Counted as {cost}, to the nearest cent.',
  largest: 'Counted as {cost}, the most this calculator takes.',
  estimate: 'Your estimate',
  labor: 'Labor',
  materials: 'Marked-up materials',
  tax: 'Sales tax',
  taxNote: '{rate} of marked-up materials',
  total: 'Total',
  email: 'Email this estimate',
  emailSubject: SUBJECTS.elsewhere,
  print: 'Print',
  copy: 'Copy link',
  copied: 'Link copied.',
  link: 'The link to this estimate: {link}',
  share: 'Share',
  comparison: 'Could a handyman do it?',
  comparisonIntro:
    'A handyman does small upkeep only, in visits of up to {visit}. Labor alone: materials and tax are extra and the same each way.',
  oneVisit: 'Your job fits into one visit.',
  longerJob: 'Your job is longer than one visit, so this compares a visit of {visit}.',
  comparisonTable: 'A plumber’s labor and a handyman’s visit, each way',
  plumber: 'Plumber, {hours}',
  singleVisit: '{name}: one handyman visit',
  planVisit: 'Plan of {name}: one handyman visit',
  month: '{name}: one month. Costs less than {single} from {from} visits a year',
  year: '{name}: one year. Costs less than {single} from {from} visits a year',
};

export type CalculatorTexts = { readonly [Key in keyof typeof CALCULATOR_TEXTS]: string };

/** Texts in the language of the page. */
export const TextsContext = createContext<CalculatorTexts>(CALCULATOR_TEXTS);

export const useTexts = () => useContext(TextsContext);
