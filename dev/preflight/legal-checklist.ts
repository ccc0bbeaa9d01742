// cspell:ignore descarte
// cspell:ignore licencia seguro fianza afianzad plomeros adelantado recomendaciones reseñas reseña
// cspell:ignore estrellas prueba plomo última actualización calculadora descuentos CDTFA
import { company, prices } from '#src/queries/content.ts';
import { formatWholeDollars } from '#src/domain/money.ts';
import { findWords, type PageText, pagesOf, pagesWithout } from './find-words.ts';
import { listPages, type Point } from './report.ts';

/**
 * A legal point and the pattern of the words that it concerns.
 *
 * @public
 */
export interface LegalPoint {
  /** what to ask, in one line */
  readonly title: string;
  /** what the law or the rule says, with its source, and what to ask */
  readonly rule: string;
  readonly pattern: RegExp;
  /** set where the words are missing on pages that need them; other words are a risk */
  readonly isRequired?: true;
}

const anyOf = (texts: readonly string[]) =>
  new RegExp(texts.map((text) => RegExp.escape(text)).join('|'), 'i');

const planPrices = prices.plans.map(({ priceCents }) => formatWholeDollars(priceCents));
const visitPrices = [
  ...(prices.minimumService === undefined ? [] : [prices.minimumService.priceCents]),
  prices.labor.firstHourCents,
  ...prices.sets.map(({ priceCents }) => priceCents),
  ...prices.plans.filter(({ visits }) => visits !== null).map(({ priceCents }) => priceCents),
].map(formatWholeDollars);
const PERCENT_BASIS_POINTS = 100;
const taxRate = `${prices.salesTaxBasisPoints / PERCENT_BASIS_POINTS}%`;
/** Without the claim, no text matches. */
const NOTHING = /(?!)/;
const { masters } = company.claims;

/**
 * Legal points in California, in the order in which an owner should settle them.
 *
 * @public
 */
export const legalChecklist: readonly LegalPoint[] = [
  {
    title: 'License number: these pages do not show it',
    rule: 'Every advertisement, page and sign must show it (Business and Professions Code 7030.5).',
    pattern: new RegExp(RegExp.escape(company.licenseNumber)),
    isRequired: true,
  },
  {
    title: "'Bonded' and 'insured': may they stand there without the kind of insurance?",
    rule: "Advertising the contractor's bond, or 'insured' without naming the kind of insurance, is a cause for discipline (Business and Professions Code 7027.4). Remove 'bonded' and name the insurance.",
    pattern: /\bbonded\b|\binsured\b|con licencia y seguro|con fianza|afianzad/i,
  },
  {
    title: "'Licensed master plumbers': California gives no such license",
    rule: 'California licenses contractors (class C-36 for plumbing), not master plumbers. Ask whether the words may stand.',
    pattern: masters === undefined ? NOTHING : anyOf([masters, 'maestros plomeros']),
  },
  {
    title: 'Jobs of the handyman: does your license cover each of them?',
    rule: 'Trades that the license does not cover may not be advertised. Compare every job offered with the class you hold.',
    pattern:
      /handyman home maintenance\b|handyman visits|drywall|weatherstrip|baseboard|fence boards|low gutters|tall furniture|touch up paint|rehang/i,
  },
  {
    title: 'Handyman plans: under which license are they sold?',
    rule: 'Without a license a job must cost less than $1,000 in all, need no permit and be done without employees (Business and Professions Code 7048, as amended by AB 2622). Ask whether a plan is one job, and who may sell it.',
    pattern: anyOf(['handyman plan', 'planes de handyman', ...planPrices]),
  },
  {
    title: 'Yearly plans billed upfront: is that a down payment above the limit?',
    rule: 'On a home improvement contract a down payment may be at most $1,000 or 10% of the price, whichever is less, and no payment may be ahead of the work (Business and Professions Code 7159.5). Ask whether the plans are such contracts.',
    pattern: /upfront|por adelantado/i,
  },
  {
    title: 'Jobs above $750: which contract does the customer sign?',
    rule: 'A service and repair contract may be at most $750, for a problem that the customer called about, paid after the work (Business and Professions Code 7159.10); any other job needs the contract of section 7159. Ask which form fits, and when it is signed.',
    // Worked prices have cents, prices of plans have none.
    pattern: /\$(?:7[5-9]\d|[89]\d\d|\d{1,3},\d{3})\.\d\d/,
  },
  {
    title: 'Referral Club: may you reward a referral?',
    rule: 'A contractor may not promise an owner a reward for bringing home improvement business; a gift may be worth $5 and not depend on a contract (Business and Professions Code 7157). Ask before the club is offered.',
    pattern: /referral club|completed referral|club de recomendaciones/i,
  },
  {
    title: 'Review Club: a reward for 5-star reviews',
    rule: "A reward tied to a positive review conflicts with the FTC's rule on reviews (16 CFR 465) and with Google's policies. Reward no reviews, or reward every honest review equally, but never on Google.",
    pattern: /review club|5-star review|free job worth|club de reseñas|reseña de 5 estrellas/i,
  },
  {
    title: `Sales tax of ${taxRate} in every city, on parts with your markup`,
    rule: 'Rates differ between cities. Who bills tax on marked-up parts may count as their retailer and owe tax on that price (Regulation 1521 of the state tax department, CDTFA). Ask which rate to show and how to bill.',
    pattern: new RegExp(`(?<![\\d.])${RegExp.escape(taxRate)}`),
  },
  {
    title: 'A test for lead before paint is sanded: who is certified to make it?',
    rule: "In homes built before 1978, work that disturbs paint falls under the EPA's renovation rule (40 CFR 745): the firm and the renovator who tests must be certified. Ask whether your handymen are, or remove the sentence.",
    pattern: /ruled out lead|descarte el plomo/i,
  },
  {
    title: "'Last updated' is the day of the build, not of a change",
    rule: 'A privacy policy must name its effective date (Business and Professions Code 22575). Ask whether the date of each build may stand there.',
    pattern: /last updated|última actualización/i,
  },
  {
    title: "'Discount calculator': the calculator shows no discount",
    rule: 'Ask whether the words are a misleading promise (Business and Professions Code 17500), or give members a discount.',
    pattern: /discount calculator|calculadora de descuentos/i,
  },
  {
    title: 'Spanish pages with plans: the contract must be in Spanish too',
    rule: 'Who negotiates mainly in Spanish must hand over the contract in Spanish before it is signed (Civil Code 1632), and a home solicitation contract needs its notice of cancellation in that language (1689.7(a)(1)). Ask before Spanish pages name prices of plans.',
    pattern: /plan mensual|plan anual|membresía/i,
  },
  {
    title: 'Plan prices: term, renewal and cancelling must be next to them',
    rule: 'Wherever a plan has a price, its term, renewal and cancellation must be next to it (Business and Professions Code 17600 and following). Ask whether the pages say enough.',
    pattern: anyOf([...planPrices, 'per month', 'billed monthly', 'billed upfront', 'per year']),
  },
  {
    title: 'Advertised totals: is every mandatory fee in them?',
    rule: 'A price shown must include every mandatory fee but tax (Civil Code 1770(a)(29)). A service or trip charge must be disclosed in advertisements (Business and Professions Code 7159.14). Check that these prices have no additional charges.',
    pattern: anyOf([
      ...visitPrices,
      'materials are charged separately',
      'materials are billed separately',
    ]),
  },
];

const WORDINGS_SHOWN = 8;

/** Finds the legal points that the built pages raise, with the pages and wordings concerned. */
export function legalPoints(pages: readonly PageText[]): readonly Point[] {
  return legalChecklist.flatMap(({ title, rule, pattern, isRequired }) => {
    if (isRequired) {
      const paths = pagesWithout(pages, pattern);
      return paths.length === 0 ? [] : [{ text: title, paths, details: [rule] }];
    }
    const findings = findWords(pages, pattern);
    if (findings.length === 0) return [];
    const wordings = findings
      .slice(0, WORDINGS_SHOWN)
      .map(({ words, paths }) => `“${words}”  ${listPages(paths, pages.length)}`);
    const more = findings.length - WORDINGS_SHOWN;
    const rest = more > 0 ? [`and ${more} more wordings`] : [];
    return [{ text: title, paths: pagesOf(findings), details: [rule, ...wordings, ...rest] }];
  });
}
