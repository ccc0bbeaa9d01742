import { memo } from 'react';
import { laborCents, type LaborRates } from '#src/domain/estimate.ts';
import { hoursText } from '#src/domain/hours-text.ts';
import { formatCents } from '#src/domain/money.ts';
import {
  fitsOneVisit,
  visitCents,
  visitsToPay,
  type VisitOffer,
} from '#src/domain/plan-comparison.ts';

interface Props {
  hours: number;
  labor: LaborRates;
  /** A single visit, which the plans are compared with. */
  single: VisitOffer;
  plans: readonly VisitOffer[];
  visitHours: number;
}

/** Compares a plumber's labor with a handyman's visit, bought in every way (PLAN-3). */
export const PlanComparison = memo(function PlanComparison(props: Props) {
  const { hours, labor, single, plans, visitHours } = props;
  const compared = Math.min(hours, visitHours);
  const visit = hoursText(visitHours);
  const isOneVisit = fitsOneVisit(hours, visitHours);
  return (
    <section className="card no-print sm:p-6 lg:col-span-2" aria-labelledby="comparison-heading">
      <h2 id="comparison-heading" className="text-xl">
        Could a handyman do it?
      </h2>
      <p className="mt-2 max-w-2xl text-muted">
        {`A handyman does small upkeep only, in visits of up to ${visit}. Labor alone: materials and tax are extra and the same each way.`}
      </p>
      {/* Both texts share one grid cell, so that switching does not shift the layout. */}
      <p className="mt-2 grid max-w-2xl">
        <span className={`[grid-area:1/1] ${isOneVisit ? '' : 'invisible'}`}>
          Your job fits into one visit.
        </span>
        <span className={`[grid-area:1/1] ${isOneVisit ? 'invisible' : ''}`}>
          {`Your job is longer than one visit, so this compares a visit of ${visit}.`}
        </span>
      </p>
      <table className="mt-4 w-full max-w-2xl figures">
        <caption className="sr-only">A plumber’s labor and a handyman’s visit, each way</caption>
        <tbody>
          <Row label={`Plumber, ${hoursText(compared)}`} cents={laborCents(compared, labor)} />
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
  const { name, priceCents, visits, period } = offer;
  if (visits !== null) {
    const way = period === 'once' ? name : `Plan of ${name}`;
    return <Row label={`${way}: one handyman visit`} cents={visitCents(offer, visits)} />;
  }
  const from = visitsToPay(offer, single.priceCents);
  return (
    <Row
      label={`${name}: one ${period}. Costs less than ${single.name} from ${from} visits a year`}
      cents={priceCents}
    />
  );
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
