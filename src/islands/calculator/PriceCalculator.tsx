import type { ReactNode } from 'react';
import type { EstimateRates } from '#src/domain/estimate.ts';
import { ErrorBoundary, type Phone } from '#src/islands/shared/ErrorBoundary.tsx';
import { Actions } from './Actions.tsx';
import { Announcement } from './Announcement.tsx';
import { Breakdown } from './Breakdown.tsx';
import { HoursControl } from './HoursControl.tsx';
import { MaterialsField } from './MaterialsField.tsx';
import { PlanComparison, type Visit } from './PlanComparison.tsx';
import { CALCULATOR_TEXTS, type CalculatorTexts, TextsContext } from './texts.ts';
import { TotalInSight } from './TotalInSight.tsx';
import { useEntry } from './use-entry.ts';

/** Facts that the page passes in; the island contains no prices. */
interface Props {
  readonly rates: EstimateRates;
  /** Left out without handyman work. */
  readonly visit?: Visit;
  readonly phone: Phone;
  readonly email: string;
  /** Texts in the language of the page; English by default. */
  readonly texts?: CalculatorTexts;
  readonly errorTexts?: string | undefined;
  /** Links that fill in the entry with a job. */
  readonly children?: ReactNode;
  /** Call button below the total. */
  readonly call?: ReactNode;
  /** Line for members, beside the actions. */
  readonly member?: ReactNode;
  /** Terms of the plans, below their prices. */
  readonly terms?: ReactNode;
}

/** Price calculator: entry fields, estimate, plan comparison and actions (CALC-1 to CALC-6). */
export function PriceCalculator(facts: Props) {
  return (
    <ErrorBoundary phone={facts.phone} texts={facts.errorTexts}>
      <TextsContext value={facts.texts ?? CALCULATOR_TEXTS}>
        <Calculator {...facts} />
      </TextsContext>
    </ErrorBoundary>
  );
}

function Calculator({ rates, visit, email, children, call, member, terms }: Props) {
  const { form, entry, stage, isSettled, change } = useEntry(rates.labor);
  return (
    <div ref={form} className="grid grid-cols-1 gap-6 md:grid-cols-2">
      <div className="card no-print flex flex-col justify-between gap-5 sm:p-6">
        {children}
        <HoursControl hours={entry.hours} labor={rates.labor} stage={stage} onChange={change} />
        <MaterialsField cents={entry.materialsCents} onChange={change} />
      </div>
      <Breakdown entry={entry} rates={rates} call={call} />
      <TotalInSight entry={entry} rates={rates} />
      <Actions entry={entry} rates={rates} email={email} isReady={stage !== 'html'} />
      <div className="no-print md:col-start-1 md:row-start-2 md:py-2.5">{member}</div>
      {visit && (
        <PlanComparison hours={entry.hours} labor={rates.labor} visit={visit}>
          {terms}
        </PlanComparison>
      )}
      <Announcement entry={entry} rates={rates} isSettled={isSettled} />
    </div>
  );
}
