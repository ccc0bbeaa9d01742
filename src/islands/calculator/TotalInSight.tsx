import { estimate, type EstimateEntry, type EstimateRates } from '#src/domain/estimate.ts';
import { formatCents } from '#src/domain/money.ts';
import { useTexts } from './texts.ts';

interface Props {
  entry: EstimateEntry;
  rates: EstimateRates;
}

/**
 * The total below the estimate, in windows in which the estimate is below the entry fields. Above its
 * place it stays over the call bar. Screen readers read the total of the estimate instead.
 */
export function TotalInSight({ entry, rates }: Props) {
  const texts = useTexts();
  const amount = formatCents(estimate(entry, rates).totalCents);
  return (
    <p
      className="total-in-sight no-print flex flex-wrap items-baseline justify-between gap-x-4 rounded-card bg-deep font-bold text-on-deep md:hidden"
      aria-hidden="true"
    >
      {texts.total}{' '}
      {/* With a key, a new amount is a new element and does not count as a layout shift. */}
      <span className="text-h2 figures" key={amount}>
        {amount}
      </span>
    </p>
  );
}
