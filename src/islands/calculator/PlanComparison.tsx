import { memo } from 'react';
import { laborCents, type LaborRates } from '#src/domain/estimate.ts';
import { hoursText } from '#src/domain/hours-text.ts';
import { formatCents } from '#src/domain/money.ts';
import { fitsOneVisit, planVisits, type VisitPlan } from '#src/domain/plan-comparison.ts';

interface Props {
  hours: number;
  labor: LaborRates;
  plans: readonly VisitPlan[];
  visitHours: number;
}

/** Compares the labor price of the visit with the price of one visit in each plan. */
export const PlanComparison = memo(function PlanComparison(props: Props) {
  const { hours, labor, plans, visitHours } = props;
  const compared = Math.min(hours, visitHours);
  const visit = hoursText(visitHours);
  const isOneVisit = fitsOneVisit(hours, visitHours);
  return (
    <section className="card no-print sm:p-6 lg:col-span-2" aria-labelledby="comparison-heading">
      <h2 id="comparison-heading" className="text-xl">
        What a plan saves on this visit
      </h2>
      <p className="mt-2 max-w-2xl text-muted">
        {`Labor only: materials and tax are extra, with or without a plan. A plan visit lasts up to ${visit}. Its price here is the price of the plan divided by its visits.`}
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
        <caption className="sr-only">Labor for one visit, with and without a plan</caption>
        <tbody>
          <Row
            label={`Without a plan, ${hoursText(compared)}`}
            cents={laborCents(compared, labor)}
          />
          {planVisits(plans).map(({ id, name, visitCents }) => (
            <Row key={id} label={`Plan of ${name}, one visit`} cents={visitCents} />
          ))}
        </tbody>
      </table>
    </section>
  );
});

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
