import type { ReactNode } from 'react';
import { estimate, type EstimateEntry, type EstimateRates } from '#src/domain/estimate.ts';
import { materialsMarkupText, salesTaxText } from '#src/domain/estimate-text.ts';
import { fillText } from '#src/domain/fill-text.ts';
import { hoursText } from '#src/domain/hours-text.ts';
import { formatCents } from '#src/domain/money.ts';
import { useTexts } from './texts.ts';

interface Props {
  entry: EstimateEntry;
  rates: EstimateRates;
  /** Call button. */
  call: ReactNode;
}

/** Lines of the estimate, their sum (CALC-5), and what comes next: the call. */
export function Breakdown({ entry, rates, call }: Props) {
  const texts = useTexts();
  const lines = estimate(entry, rates);
  const values = {
    cost: entry.materialsCents === 0 ? texts.noCost : formatCents(entry.materialsCents),
    markup: materialsMarkupText(rates),
    rate: salesTaxText(rates),
  };
  return (
    <section className="card flex flex-col sm:p-6" aria-labelledby="estimate-heading">
      <h2 id="estimate-heading" className="pb-2.5 text-h3">
        {texts.estimate}
      </h2>
      <dl className="flex grow flex-col">
        <Line label={texts.labor} note={hoursText(lines.hours, texts)} cents={lines.laborCents} />
        <Line
          label={texts.materials}
          note={fillText(texts.materialsNote, values)}
          cents={lines.materialsCents}
        />
        <Line label={texts.tax} note={fillText(texts.taxNote, values)} cents={lines.taxCents} />
        <Line label={texts.total} cents={lines.totalCents} isTotal />
      </dl>
      {call}
    </section>
  );
}

interface LineProps {
  label: string;
  note?: string;
  cents: number;
  isTotal?: boolean;
}

function Line({ label, note, cents, isTotal = false }: LineProps) {
  const emphasis = isTotal
    ? 'estimate-total items-baseline text-h3 font-bold'
    : 'grow items-center rule-t py-1.5';
  const amount = formatCents(cents);
  return (
    <div className={`flex flex-wrap justify-between gap-x-4 ${emphasis}`}>
      <dt className={note ? 'min-w-0 grow basis-32' : 'min-w-0'}>
        {label} {note && <span className="block text-sm text-muted">{note}</span>}
      </dt>
      {/* With a key, a new amount is a new element and does not count as a layout shift. */}
      <dd className="ml-auto min-w-0 figures" key={amount}>
        {amount}
      </dd>
    </div>
  );
}
