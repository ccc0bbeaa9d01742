import { memo } from 'react';
import {
  clampHours,
  type EstimateEntry,
  laborCents,
  type LaborRates,
} from '#src/domain/estimate.ts';
import { fillText } from '#src/domain/fill-text.ts';
import { hoursText, hoursUnit } from '#src/domain/hours-text.ts';
import { formatCents } from '#src/domain/money.ts';
import { HoursSlider } from './HoursSlider.tsx';
import { StepButton } from './StepButton.tsx';
import { useTexts } from './texts.ts';
import type { Stage } from './use-entry.ts';

interface Props {
  hours: number;
  labor: LaborRates;
  stage: Stage;
  onChange: (part: Pick<EstimateEntry, 'hours'>) => void;
}

const MINUTES_PER_HOUR = 60;

/** Hours of labor: a slider, and two buttons that change it by one step (CALC-2, CALC-6). */
export const HoursControl = memo(function HoursControl(props: Props) {
  const { hours, labor, stage, onChange } = props;
  const { minHours, maxHours, stepHours } = labor;
  const texts = useTexts();
  const values = {
    hours: hoursText(hours, texts),
    labor: formatCents(laborCents(hours, labor)),
    minutes: stepHours * MINUTES_PER_HOUR,
  };
  const step = (hoursMore: number) => onChange({ hours: clampHours(hours + hoursMore, labor) });
  return (
    <div role="group" aria-labelledby="hours-label">
      <p className="flex flex-wrap items-baseline justify-between gap-x-2 font-bold">
        <span id="hours-label">{texts.hoursLabel}</span>{' '}
        {/* As wide as any number of hours, so that the line breaks alike with each. */}
        <span className="ml-auto min-w-24 text-right" aria-hidden="true" key={hours}>
          <span className="text-h2 leading-0 figures">{hours}</span>{' '}
          <span className="text-sm font-normal text-muted">{hoursUnit(hours, texts)}</span>
        </span>
      </p>
      <div className="mt-5 flex items-center gap-3">
        <StepButton
          label={fillText(texts.less, values)}
          isAtEnd={hours <= minHours}
          onClick={() => step(-stepHours)}
        />
        <HoursSlider
          hours={hours}
          labor={labor}
          stage={stage}
          spoken={fillText(texts.spokenHours, values)}
          onChange={(next) => onChange({ hours: next })}
        />
        <StepButton
          label={fillText(texts.more, values)}
          isPlus
          isAtEnd={hours >= maxHours}
          onClick={() => step(stepHours)}
        />
      </div>
      <p
        className="mt-1 flex justify-between px-14 text-sm text-muted max-sm:hidden"
        aria-hidden="true"
      >
        <span>{hoursText(minHours, texts)}</span> <span>{hoursText(maxHours, texts)}</span>
      </p>
    </div>
  );
});
