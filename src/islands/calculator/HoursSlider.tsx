import * as Slider from '@radix-ui/react-slider';
import { useEffect, useRef } from 'react';
import type { LaborRates } from '#src/domain/estimate.ts';
import type { Stage } from './use-entry.ts';

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
    >
      <Slider.Track className="hours-track">
        <Slider.Range className="hours-range" />
      </Slider.Track>
      <Thumb spoken={spoken} takesFocus={stage === 'live-focused'} />
    </Slider.Root>
  );
}

function Thumb({ spoken, takesFocus }: { spoken: string; takesFocus: boolean }) {
  const thumb = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    // Radix shows its thumb one render later; what is hidden takes no focus.
    const frame = requestAnimationFrame(() => thumb.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [takesFocus]);
  return (
    <Slider.Thumb ref={thumb} className="hours-thumb" aria-label={LABEL} aria-valuetext={spoken} />
  );
}
