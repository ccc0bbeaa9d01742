import * as Slider from '@radix-ui/react-slider';
import { useLayoutEffect, useState } from 'react';
import type { LaborRates } from '#src/domain/estimate.ts';
import type { Stage } from './use-entry.ts';
import { useTouchSlide } from './use-touch-slide.ts';

interface Props {
  hours: number;
  labor: LaborRates;
  stage: Stage;
  /** the value in words, for a screen reader (CALC-6) */
  spoken: string;
  onChange: (hours: number) => void;
}

const LABEL = 'Hours of labor';

/**
 * In the HTML it is the browser's own slider, drawn alike, which moves before the island has come;
 * the island then takes its value over. So the thumb is there at build, and no style attribute is.
 */
export function HoursSlider({ hours, labor, stage, spoken, onChange }: Props) {
  const { minHours: min, maxHours: max, stepHours: step } = labor;
  const touch = useTouchSlide({ hours, labor, onChange });
  if (stage === 'html') {
    return (
      <input
        className="hours-slider"
        type="range"
        {...{ min, max, step }}
        defaultValue={hours}
        aria-label={LABEL}
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
  const [thumb, setThumb] = useState<HTMLSpanElement | null>(null);
  // Radix shows its thumb one render later; a hidden element takes no focus. The renders that refs
  // and layout effects cause run in one task: no key press comes between the two sliders.
  useLayoutEffect(() => {
    if (takesFocus) thumb?.focus({ preventScroll: true });
  }, [thumb, takesFocus]);
  return (
    <Slider.Thumb
      ref={setThumb}
      className="hours-thumb"
      aria-label={LABEL}
      aria-valuetext={spoken}
    />
  );
}
