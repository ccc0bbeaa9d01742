import { fillText } from '#src/domain/fill-text.ts';
import { hoursText } from '#src/domain/hours-text.ts';
import { LANGUAGE_TAGS, type Locale } from '#src/domain/locale.ts';
import { formatWholeDollars } from '#src/domain/money.ts';
import { visitsToPay, yearCents } from '#src/domain/plan-comparison.ts';
import { fileSchemas } from '#src/schemas/content-files.ts';
import type { Prices } from '#src/schemas/prices.ts';
import { handymanVisit, requireVisit } from './handyman-visit.ts';
import { readContent } from './read-content.ts';

/** Facts about offers that a firm may not have: a text that names one has a condition. */
type Fact = readonly [name: string, text: () => string];

/** Facts of the unlimited plan, which is billed monthly. */
function unlimitedFacts(prices: Prices): readonly Fact[] {
  const unlimited = prices.plans.find(
    ({ visits, period }) => visits === null && period === 'month',
  );
  if (unlimited === undefined) return [];
  const pays = visitsToPay(unlimited, requireVisit(prices).minimumService.priceCents);
  return [
    ['prices.unlimitedMonthly', () => formatWholeDollars(unlimited.priceCents)],
    ['prices.unlimitedYearly', () => formatWholeDollars(yearCents(unlimited, 1))],
    ['prices.unlimitedPaysInMonth', () => String(pays.inPeriod)],
    ['prices.unlimitedPaysInYear', () => String(pays.inYear)],
  ];
}

/** Facts of the single visit of a handyman. */
function visitFacts(prices: Prices, locale: Locale): readonly Fact[] {
  const visit = handymanVisit(prices);
  if (visit === undefined) return [];
  const { minimumService, visitHours } = visit;
  return [
    ['prices.minimumService', () => formatWholeDollars(minimumService.priceCents)],
    [
      'prices.visitLength',
      () =>
        hoursText(
          visitHours,
          readContent('calculator.yaml', fileSchemas['calculator.yaml'], locale),
        ),
    ],
  ];
}

/**
 * Writes facts about handyman visits, plans, sets and clubs, in any number, for texts: the sentences of the yearly plans
 * and of the sets come from templates of site.yaml.
 */
export function offerFacts(prices: Prices, locale: Locale): readonly Fact[] {
  const { plans, reviewClubRewardCents, sets } = prices;
  const tag = LANGUAGE_TAGS[locale];
  const copy = () => readContent('site.yaml', fileSchemas['site.yaml'], locale).plans.inTexts;
  const counts = (of: readonly { readonly visits: number }[]) =>
    of.map(({ visits }) => String(visits));
  const either = (items: readonly string[]) =>
    new Intl.ListFormat(tag, { type: 'disjunction' }).format(items);
  const all = (items: readonly string[]) => new Intl.ListFormat(tag).format(items);
  const yearly = plans.flatMap(({ visits, period, ...plan }) =>
    visits !== null && period === 'year' ? [{ ...plan, visits }] : [],
  );
  const fill = (
    template: string,
    offer: { readonly visits: number; readonly priceCents: number },
  ) =>
    fillText(template, {
      count: offer.visits,
      hours: offer.visits * requireVisit(prices).visitHours,
      price: formatWholeDollars(offer.priceCents),
    });
  return [
    ...visitFacts(prices, locale),
    ...unlimitedFacts(prices),
    [
      'prices.yearlyPlans',
      () => {
        const { yearly: templates } = copy();
        const sentences = yearly.map((plan, at) => {
          const cost = fill(at === 0 ? templates.first : templates.next, plan);
          return plan.billing === 'upfront' ? `${cost} ${templates.upfront}.` : `${cost}.`;
        });
        return sentences.join(' ');
      },
    ],
    [
      'prices.upfrontVisits',
      () => either(counts(yearly.filter(({ billing }) => billing === 'upfront'))),
    ],
    ['prices.setCounts', () => either(counts(sets))],
    [
      'prices.sets',
      () => {
        const { set: templates } = copy();
        return sets
          .map((set, at) => `${fill(at === 0 ? templates.first : templates.next, set)}.`)
          .join(' ');
      },
    ],
    [
      'prices.setsSingly',
      () =>
        all(
          sets.map(({ visits }) =>
            fill(copy().singly, {
              visits,
              priceCents: yearCents(
                { ...requireVisit(prices).minimumService, period: 'once' },
                visits,
              ),
            }),
          ),
        ),
    ],
    ...(reviewClubRewardCents === undefined
      ? []
      : [['prices.reviewClubReward', () => formatWholeDollars(reviewClubRewardCents)] as const]),
  ];
}
