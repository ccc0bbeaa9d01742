import { memo, type ReactNode } from 'react';
import { laborCents, type LaborRates } from '#src/domain/estimate.ts';
import { fillText } from '#src/domain/fill-text.ts';
import { hoursText } from '#src/domain/hours-text.ts';
import { formatCents } from '#src/domain/money.ts';
import { fitsOneVisit } from '#src/domain/plan-comparison.ts';
import type { VisitRow, VisitRows } from '#src/domain/visit-rows.ts';
import { useTexts } from './texts.ts';

/** A handyman's visit. Its texts are not in the script: a firm may have no such visits. */
export interface Visit {
  readonly texts: Readonly<
    Record<'heading' | 'intro' | 'saving' | 'longerJob' | 'table' | 'plumber', string>
  >;
  readonly rows: VisitRows;
  readonly visitHours: number;
}

interface Props {
  hours: number;
  labor: LaborRates;
  visit: Visit;
  /** Terms of the plans. */
  children: ReactNode;
}

/** Compares a plumber's labor with a handyman's visit, bought in every way (PLAN-3). */
export const PlanComparison = memo(function PlanComparison(props: Props) {
  const { hours, labor, visit: offers, children } = props;
  const { rows, visitHours, texts } = offers;
  const units = useTexts();
  const visit = hoursText(visitHours, units);
  const compared = Math.min(hours, visitHours);
  const isOneVisit = fitsOneVisit(hours, visitHours);
  const plumberCents = laborCents(compared, labor);
  const savingCents = plumberCents - rows.visits[0].cents;
  const hasPlans = rows.visits.length > 1 || rows.unlimited.length > 0;
  return (
    <section className="card no-print sm:p-6 md:col-span-2" aria-labelledby="comparison-heading">
      <h2 id="comparison-heading" className="text-base text-muted">
        {texts.heading}
      </h2>
      {/* Both texts share one grid cell, so that switching does not shift the layout. */}
      <p className="mt-1 grid text-h2 leading-heading font-bold">
        {savingCents > 0 && (
          <span className={`[grid-area:1/1] ${isOneVisit ? '' : 'invisible'}`}>
            {fillText(texts.saving, { saving: formatCents(savingCents) })}
          </span>
        )}
        <span className={`[grid-area:1/1] ${isOneVisit ? 'invisible' : ''}`}>
          {fillText(texts.longerJob, { visit })}
        </span>
      </p>
      <p className="mt-2 text-muted">{fillText(texts.intro, { visit })}</p>
      {/* Side by side where both fit. The second column begins where the lines of the estimate do. */}
      <div className="mt-4 flex flex-wrap gap-4 gap-x-18">
        <table className="grow basis-96 figures">
          <caption className="sr-only">{texts.table}</caption>
          <tbody className="align-top">
            <Row
              label={fillText(texts.plumber, { hours: hoursText(compared, units) })}
              cents={plumberCents}
              isCompared
            />
            {rows.visits.map((row, at) => (
              <Row key={row.label} {...row} isCompared={at === 0} />
            ))}
          </tbody>
        </table>
        {hasPlans && (
          <div className="flex grow basis-96 flex-col gap-4">
            {rows.unlimited.map(({ label, note, cents }) => (
              <p key={label} className="rounded-card bg-sunken p-4">
                <b className="flex justify-between gap-x-4">
                  {label} <span className="shrink-0 figures">{formatCents(cents)}</span>
                </b>{' '}
                <span className="text-sm text-muted">{note}</span>
              </p>
            ))}
            {children}
          </div>
        )}
      </div>
    </section>
  );
});

interface RowProps extends VisitRow {
  /** Whether the saving is between this row and another. */
  isCompared: boolean;
}

function Row({ label, cents, isCompared }: RowProps) {
  return (
    <tr className={isCompared ? 'font-bold rule-b' : 'rule-b'}>
      <th scope="row" className="py-2 text-left font-normal">
        {label}
      </th>
      <td className="py-2 text-right">{formatCents(cents)}</td>
    </tr>
  );
}
