import { memo, useLayoutEffect, useRef, useState } from 'react';
import { type EstimateEntry, MAX_MATERIALS_CENTS } from '#src/domain/estimate.ts';
import { fillText } from '#src/domain/fill-text.ts';
import { materialsCentsFromText } from '#src/domain/materials-entry.ts';
import { formatCents } from '#src/domain/money.ts';
import { useTexts } from './texts.ts';

interface Props {
  cents: number;
  onChange: (part: Pick<EstimateEntry, 'materialsCents'>) => void;
}

/** How an entry is used: as typed or rounded; unreadable and negative entries count as 0. */
type Reading = 'plain' | 'unreadable' | 'negative' | 'rounded';

/**
 * Field for the cost of materials (CALC-4). The field keeps the typed text and reports the cents
 * that it counts as. A hint explains entries that are not used as typed ('1,200', '-5', '1.234',
 * '1e99').
 */
export const MaterialsField = memo(function MaterialsField({ cents, onChange }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const texts = useTexts();
  const [reading, setReading] = useState<Reading>('plain');
  const isInvalid = reading === 'unreadable' || reading === 'negative';
  const hint = cents === MAX_MATERIALS_CENTS ? 'largest' : reading;
  // The entry may have been typed before hydration.
  useLayoutEffect(() => {
    if (field.current) setReading(readingOf(field.current));
  }, []);

  return (
    <div className="field">
      <label htmlFor="materials">{texts.materialsLabel}</label>
      <div className="grid items-center text-lead">
        <input
          ref={field}
          id="materials"
          className="input min-h-16 pl-8 text-lead figures [grid-area:1/1]"
          type="number"
          inputMode="decimal"
          min="0"
          step="0.01"
          autoComplete="off"
          aria-describedby="materials-hint"
          aria-invalid={isInvalid || undefined}
          // React does not call onChange while the value stays '', as it does for '1,200'.
          onInput={({ currentTarget }) => {
            setReading(readingOf(currentTarget));
            onChange({ materialsCents: materialsCentsFromText(currentTarget.value) });
          }}
        />
        <span className="pointer-events-none pl-4 text-muted [grid-area:1/1]" aria-hidden="true">
          $
        </span>
      </div>
      <p
        id="materials-hint"
        className={`text-sm ${isInvalid ? 'font-bold' : 'font-normal text-muted'}`}
        aria-live="polite"
      >
        {fillText(texts[hint], { cost: formatCents(cents) })}
      </p>
    </div>
  );
});

function readingOf({ validity }: HTMLInputElement): Reading {
  if (validity.badInput) return 'unreadable';
  if (validity.rangeUnderflow) return 'negative';
  return validity.stepMismatch ? 'rounded' : 'plain';
}
