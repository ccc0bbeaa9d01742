import { company } from '#src/queries/company.ts';
import { prices } from '#src/queries/prices.ts';
import { formatWholeDollars } from '#src/domain/money.ts';
import { literally } from './find-words.ts';

/** A legal point and the pattern of the words that it concerns. */
export interface LegalPoint {
  readonly title: string;
  /** what the law or the rule requires, with its source */
  readonly rule: string;
  readonly pattern: RegExp;
  /** set where the words are missing on pages that need them; other words are a risk */
  readonly isRequired?: true;
}

const anyOf = (texts: readonly string[]) => new RegExp(texts.map(literally).join('|'), 'i');

const planPrices = prices.plans.map(({ priceCents }) => formatWholeDollars(priceCents));
const visitPrices = [
  prices.minimumService.priceCents,
  ...prices.faqVisits.map(({ priceCents }) => priceCents),
].map(formatWholeDollars);
const { rating, experience, customers, members, masters } = company.claims;
/** Without any of these claims, no text matches. */
const NO_CLAIM = '(?!)';
const CLAIM_PATTERNS = [
  rating === undefined ? NO_CLAIM : `\\b${literally(rating)}(?![\\d%])`,
  ...[experience, customers, members, masters].flatMap((claim) =>
    claim === undefined ? [] : [literally(claim)],
  ),
];

/** Legal points in California, in the order in which an owner should settle them. */
export const legalChecklist: readonly LegalPoint[] = [
  {
    title: 'License number in all advertising',
    rule: 'Every page, listing and sign must show it. Pages without it:',
    pattern: new RegExp(literally(company.licenseNumber)),
    isRequired: true,
  },
  {
    title: "'Bonded' and 'insured'",
    rule: "Advertising the contractor's bond, or 'insured' without naming the kind of insurance, is a cause for discipline (Business and Professions Code 7027.4). Remove 'bonded' and name the insurance.",
    pattern: /\bbonded\b|\binsured\b/i,
  },
  {
    title: 'Trades outside the license class',
    rule: 'Trades that the license does not cover may not be advertised. Compare every job offered with the class you hold.',
    pattern:
      /handyman home maintenance\b|handyman visits|drywall|weatherstrip|baseboard|fence boards|low gutters|tall furniture|touch up paint|rehang/i,
  },
  {
    title: 'Rewards for 5-star reviews',
    rule: "A reward tied to a positive review conflicts with the FTC's rule on reviews (16 CFR 465) and with Google's policies. Reward no reviews, or reward every honest review equally, but never on Google.",
    pattern: /review club|5-star review|free job worth/i,
  },
  {
    title: 'Contracts sold in Spanish',
    rule: 'Who negotiates mainly in Spanish must hand over the contract in Spanish before it is signed (Civil Code 1632), and a home solicitation contract needs its notice of cancellation in that language (1689.7(a)(1)). Ask an attorney before Spanish pages name prices of plans. Spanish pages with plans:',
    pattern: /plan mensual|plan anual|membresía/i,
  },
  {
    title: 'Subscriptions',
    rule: 'Wherever a plan has a price, its term, renewal and cancellation must be next to it.',
    pattern: anyOf([...planPrices, 'per month', 'billed monthly', 'billed upfront', 'per year']),
  },
  {
    title: 'Advertised totals',
    rule: 'A price shown must include every mandatory fee but tax. Check that these prices have no additional charges.',
    pattern: anyOf([
      ...visitPrices,
      'materials are charged separately',
      'materials are billed separately',
    ]),
  },
  {
    title: 'Claims that need proof',
    rule: 'Each must be provable at any time. Keep the evidence, or change src/content/company.yaml.',
    pattern: new RegExp(CLAIM_PATTERNS.join('|'), 'i'),
  },
];
