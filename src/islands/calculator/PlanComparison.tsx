import { memo } from 'react';
import { laborCents, type LaborRates } from '#src/domain/estimate.ts';
import { fillText } from '#src/domain/fill-text.ts';
import { hoursText } from '#src/domain/hours-text.ts';
import { formatCents } from '#src/domain/money.ts';
import {
  fitsOneVisit,
  visitCents,
  visitsToPay,
  type VisitOffer,
} from '#src/domain/plan-comparison.ts';
import { useTexts } from './texts.ts';

/** Prices of a handyman's visit. */
export interface VisitPrices {
  /** A single visit, which the plans are compared with. */
  readonly single: VisitOffer;
  readonly plans: readonly VisitOffer[];
  readonly visitHours: number;
}

interface Props {
  hours: number;
  labor: LaborRates;
  visit: VisitPrices;
}

/** Compares a plumber's labor with a handyman's visit, bought in every way (PLAN-3). */
export const PlanComparison = memo(function PlanComparison({ hours, labor, visit: offers }: Props) {
  const { single, plans, visitHours } = offers;
  const texts = useTexts();
  const compared = Math.min(hours, visitHours);
  const visit = hoursText(visitHours, texts);
  const isOneVisit = fitsOneVisit(hours, visitHours);
  return (
    <section className="card no-print sm:p-6 lg:col-span-2" aria-labelledby="comparison-heading">
      <h2 id="comparison-heading" className="text-h3">
        {texts.comparison}
      </h2>
      <p className="mt-2 max-w-2xl text-muted">{fillText(texts.comparisonIntro, { visit })}</p>
      {/* Both texts share one grid cell, so that switching does not shift the layout. */}
      <p className="mt-2 grid max-w-2xl">
        <span className={`[grid-area:1/1] ${isOneVisit ? '' : 'invisible'}`}>{texts.oneVisit}</span>
        <span className={`[grid-area:1/1] ${isOneVisit ? 'invisible' : ''}`}>
          {fillText(texts.longerJob, { visit })}
        </span>
      </p>
      <table className="mt-4 w-full figures">
        <caption className="sr-only">{texts.comparisonTable}</caption>
        <tbody>
          <Row
            label={fillText(texts.plumber, { hours: hoursText(compared, texts) })}
            cents={laborCents(compared, labor)}
          />
          {[single, ...plans].map((offer) => (
            <OfferRow key={offer.name} offer={offer} single={single} />
          ))}
        </tbody>
      </table>
    </section>
  );
});

/** One visit of an offer, or a month or year of an unlimited one. */
function OfferRow({ offer, single }: { offer: VisitOffer; single: VisitOffer }) {
  const texts = useTexts();
  const { name, priceCents, visits, period } = offer;
  if (visits !== null) {
    const visit = period === 'once' ? texts.singleVisit : texts.planVisit;
    return <Row label={fillText(visit, { name })} cents={visitCents(offer, visits)} />;
  }
  const text = period === 'month' ? texts.month : texts.year;
  const visitsThatPay = visitsToPay(offer, single.priceCents);
  const label = fillText(text, { name, single: single.name, ...visitsThatPay });
  return <Row label={label} cents={priceCents} />;
}

function Row({ label, cents }: { label: string; cents: number }) {
  return (
    <tr className="rule-t">
      <th scope="row" className="py-2 pr-4 text-left font-normal">
        {label}
      </th>
      <td className="py-2 text-right font-bold">{formatCents(cents)}</td>
    </tr>
  );
}
