import * as Slider from '@radix-ui/react-slider';
import { useLayoutEffect, useState } from 'react';
import type { LaborRates } from '#src/domain/estimate.ts';
import { useTexts } from './texts.ts';
import type { Stage } from './use-entry.ts';
import { useTouchSlide } from './use-touch-slide.ts';

interface Props {
  hours: number;
  labor: LaborRates;
  stage: Stage;
  /** Value in words, for screen readers (CALC-6). */
  spoken: string;
  onChange: (hours: number) => void;
}

/**
 * Slider for the hours. The server-rendered HTML contains a native range input with the same look,
 * which works before hydration; the hydrated island adopts its value. Radix would render its thumb
 * only in the browser and add style attributes, which the content security policy forbids.
 */
export function HoursSlider({ hours, labor, stage, spoken, onChange }: Props) {
  const { minHours: min, maxHours: max, stepHours: step } = labor;
  const { hoursLabel } = useTexts();
  const touch = useTouchSlide({ hours, labor, onChange });
  if (stage === 'html') {
    return (
      <input
        className="hours-slider"
        type="range"
        {...{ min, max, step }}
        defaultValue={hours}
        aria-label={hoursLabel}
        aria-valuetext={spoken}
        autoComplete="off"
      />
    );
  }
  return (
    <Slider.Root
      className="hours-slider"
      {...{ min, max, step }}
      value={[hours]}
      onValueChange={([next]) => onChange(next ?? min)}
      {...touch}
    >
      <Slider.Track className="hours-track">
        <Slider.Range className="hours-range" />
      </Slider.Track>
      <Thumb spoken={spoken} takesFocus={stage === 'live-focused'} />
    </Slider.Root>
  );
}

function Thumb({ spoken, takesFocus }: { spoken: string; takesFocus: boolean }) {
  const { hoursLabel } = useTexts();
  const [thumb, setThumb] = useState<HTMLSpanElement | null>(null);
  // Radix shows its thumb one render later, and a hidden element cannot be focused. Renders caused
  // by refs and layout effects run in the same task, so no key press is lost between the sliders.
  useLayoutEffect(() => {
    if (takesFocus) thumb?.focus({ preventScroll: true });
  }, [thumb, takesFocus]);
  return (
    <Slider.Thumb
      ref={setThumb}
      className="hours-thumb"
      aria-label={hoursLabel}
      aria-valuetext={spoken}
    />
  );
}
