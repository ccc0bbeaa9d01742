import { estimate, type EstimateEntry, type EstimateRates } from '#src/domain/estimate.ts';
import { estimateSentence } from '#src/domain/estimate-text.ts';

interface Props {
  entry: EstimateEntry;
  rates: EstimateRates;
  /** the visitor has changed the entry and paused */
  isSettled: boolean;
}

/** Tells a screen reader the new estimate, once the visitor pauses; silent on arrival. */
export function Announcement({ entry, rates, isSettled }: Props) {
  return (
    <p className="sr-only" role="status">
      {isSettled && estimateSentence(estimate(entry, rates))}
    </p>
  );
}
