import { memo, type ReactNode } from 'react';
import { laborCents, type LaborRates } from '#src/domain/estimate.ts';
import { fillText } from '#src/domain/fill-text.ts';
import { hoursText } from '#src/domain/hours-text.ts';
import { formatCents } from '#src/domain/money.ts';
import { fitsOneVisit } from '#src/domain/plan-comparison.ts';
import type { VisitRow } from '#src/domain/visit-rows.ts';
import { useTexts } from './texts.ts';

/** A handyman's visit. Its texts are not in the script: a firm may have no such visits. */
export interface Visit {
  readonly texts: Readonly<
    Record<'heading' | 'intro' | 'saving' | 'longerJob' | 'table' | 'plumber', string>
  >;
  /** Ways to buy it, first a single visit. */
  readonly rows: readonly [single: VisitRow, ...plans: VisitRow[]];
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
  const savingCents = plumberCents - rows[0].cents;
  return (
    <section
      className="comparison card no-print grid gap-4 sm:p-6 md:col-span-2"
      aria-labelledby="comparison-heading"
    >
      <div>
        <h2 id="comparison-heading" className="text-h3">
          {texts.heading}
        </h2>
        {/* Both texts share one grid cell, so that switching does not shift the layout. */}
        <p className="mt-2 grid text-h2 leading-heading font-bold">
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
      </div>
      <table className="w-full figures">
        <caption className="sr-only">{texts.table}</caption>
        <tbody className="align-top">
          <Row
            label={fillText(texts.plumber, { hours: hoursText(compared, units) })}
            cents={plumberCents}
          />
          {rows.map((row) => (
            <Row key={row.label} {...row} />
          ))}
        </tbody>
      </table>
      {children}
    </section>
  );
});

function Row({ label, note, cents }: VisitRow) {
  return (
    <tr>
      <th scope="row" className="py-2 text-left font-normal">
        {label} {note && <span className="block text-sm text-muted">{note}</span>}
      </th>
      <td className="py-2 text-right">{formatCents(cents)}</td>
    </tr>
  );
}
