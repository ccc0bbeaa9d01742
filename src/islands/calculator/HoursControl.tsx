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

/** Hours of labor: two buttons that change them by one step, and a slider (CALC-2, CALC-6). */
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
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
        <span id="hours-label" className="grow-99 font-bold">
          {texts.hoursLabel}
        </span>{' '}
        {/* As wide as the card where the label is above it. */}
        <span className="flex grow flex-wrap items-center justify-between">
          <StepButton
            label={fillText(texts.less, values)}
            isAtEnd={hours <= minHours}
            onClick={() => step(-stepHours)}
          />
          <span className="hours-figure figures" aria-hidden="true" key={hours}>
            <b>{hours}</b> <span className="text-sm text-muted">{hoursUnit(hours, texts)}</span>
          </span>
          <StepButton
            label={fillText(texts.more, values)}
            isPlus
            isAtEnd={hours >= maxHours}
            onClick={() => step(stepHours)}
          />
        </span>
      </div>
      <HoursSlider
        hours={hours}
        labor={labor}
        stage={stage}
        spoken={fillText(texts.spokenHours, values)}
        onChange={(next) => onChange({ hours: next })}
      />
      <p className="-mt-1 flex justify-between text-sm text-muted" aria-hidden="true">
        <span>{hoursText(minHours, texts)}</span> <span>{hoursText(maxHours, texts)}</span>
      </p>
    </div>
  );
});
