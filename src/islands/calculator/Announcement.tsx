import { estimate, type EstimateEntry, type EstimateRates } from '#src/domain/estimate.ts';
import { estimateSentence } from '#src/domain/estimate-text.ts';
import { useTexts } from './texts.ts';

interface Props {
  entry: EstimateEntry;
  rates: EstimateRates;
  /** The visitor has changed the entry and then paused. */
  isSettled: boolean;
}

/** Announces a changed estimate to screen readers; empty until the first change. */
export function Announcement({ entry, rates, isSettled }: Props) {
  const texts = useTexts();
  return (
    <p className="sr-only" role="status">
      {isSettled && estimateSentence(estimate(entry, rates), texts)}
    </p>
  );
}
