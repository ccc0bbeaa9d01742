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

type VisitTexts = Readonly<
  Record<
    | 'heading'
    | 'intro'
    | 'oneVisit'
    | 'longerJob'
    | 'table'
    | 'plumber'
    | 'singleVisit'
    | 'planVisit'
    | 'month'
    | 'monthPays'
    | 'year'
    | 'yearPays',
    string
  >
>;

/** A handyman's visit. Its texts are not in the script: a firm may have no such visits. */
export interface Visit {
  readonly texts: VisitTexts;
  /** A single visit, which the plans are compared with. */
  readonly single: VisitOffer;
  readonly plans: readonly VisitOffer[];
  readonly visitHours: number;
}

interface Props {
  hours: number;
  labor: LaborRates;
  visit: Visit;
}

/** Compares a plumber's labor with a handyman's visit, bought in every way (PLAN-3). */
export const PlanComparison = memo(function PlanComparison({ hours, labor, visit: offers }: Props) {
  const { single, plans, visitHours, texts } = offers;
  const units = useTexts();
  const compared = Math.min(hours, visitHours);
  const visit = hoursText(visitHours, units);
  const isOneVisit = fitsOneVisit(hours, visitHours);
  return (
    <section
      className="comparison card no-print grid gap-4 sm:p-6 md:col-span-2"
      aria-labelledby="comparison-heading"
    >
      <div>
        <h2 id="comparison-heading" className="text-h3">
          {texts.heading}
        </h2>
        <p className="mt-2 text-muted">{fillText(texts.intro, { visit })}</p>
        {/* Both texts share one grid cell, so that switching does not shift the layout. */}
        <p className="mt-2 grid">
          <span className={`[grid-area:1/1] ${isOneVisit ? '' : 'invisible'}`}>
            {texts.oneVisit}
          </span>
          <span className={`[grid-area:1/1] ${isOneVisit ? 'invisible' : ''}`}>
            {fillText(texts.longerJob, { visit })}
          </span>
        </p>
      </div>
      <table className="w-full figures">
        <caption className="sr-only">{texts.table}</caption>
        <tbody className="align-top">
          <Row
            label={fillText(texts.plumber, { hours: hoursText(compared, units) })}
            cents={laborCents(compared, labor)}
          />
          {[single, ...plans].map((offer) => (
            <OfferRow key={offer.name} offer={offer} single={single} texts={texts} />
          ))}
        </tbody>
      </table>
    </section>
  );
});

interface OfferProps {
  offer: VisitOffer;
  single: VisitOffer;
  texts: VisitTexts;
}

/** One visit of an offer, or a month or year of an unlimited one. */
function OfferRow({ offer, single, texts }: OfferProps) {
  const { name, priceCents, visits, period } = offer;
  if (visits !== null) {
    const visit = period === 'once' ? texts.singleVisit : texts.planVisit;
    return <Row label={fillText(visit, { name })} cents={visitCents(offer, visits)} />;
  }
  const [text, pays] =
    period === 'month' ? [texts.month, texts.monthPays] : [texts.year, texts.yearPays];
  const note = fillText(pays, { single: single.name, ...visitsToPay(offer, single.priceCents) });
  return <Row label={fillText(text, { name })} note={note} cents={priceCents} />;
}

function Row({ label, note, cents }: { label: string; note?: string; cents: number }) {
  return (
    <tr>
      <th scope="row" className="py-2 pr-4 text-left font-normal">
        {label} {note && <span className="block text-sm text-muted">{note}</span>}
      </th>
      <td className="py-2 text-right font-bold">{formatCents(cents)}</td>
    </tr>
  );
}
