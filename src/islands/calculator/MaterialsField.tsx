import { memo, useLayoutEffect, useRef, useState } from 'react';
import { type EstimateEntry, MAX_MATERIALS_CENTS } from '#src/domain/estimate.ts';
import { materialsCentsFromText } from '#src/domain/materials-entry.ts';
import { formatCents } from '#src/domain/money.ts';

interface Props {
  cents: number;
  onChange: (part: Pick<EstimateEntry, 'materialsCents'>) => void;
}

/**
 * What the materials cost (CALC-4). The field keeps what was typed; only its meaning goes out. What
 * the browser cannot read as a number, such as '1,200', stays too, counts as nothing, and is named.
 */
export const MaterialsField = memo(function MaterialsField({ cents, onChange }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [isUnreadable, setIsUnreadable] = useState(false);
  // It may have been typed before the island came.
  useLayoutEffect(() => setIsUnreadable(field.current?.validity.badInput ?? false), []);

  return (
    <div className="field">
      <label htmlFor="materials">Cost of materials, in dollars</label>
      <input
        ref={field}
        id="materials"
        className="input text-lg figures"
        type="number"
        inputMode="decimal"
        min="0"
        step="0.01"
        placeholder="0.00"
        autoComplete="off"
        aria-describedby="materials-hint"
        aria-invalid={isUnreadable || undefined}
        // Not onChange: React keeps that to itself while the value stays '', as it does for '1,200'.
        onInput={({ currentTarget: { validity, value } }) => {
          setIsUnreadable(validity.badInput);
          onChange({ materialsCents: materialsCentsFromText(value) });
        }}
      />
      <p
        id="materials-hint"
        className={`text-sm ${isUnreadable ? 'font-bold' : 'font-normal text-muted'}`}
        aria-live="polite"
      >
        {hint(cents, isUnreadable)}
      </p>
    </div>
  );
});

function hint(cents: number, isUnreadable: boolean): string {
  if (isUnreadable) return 'Enter a plain number, such as 1200.50';
  return cents === MAX_MATERIALS_CENTS
    ? `Counted as ${formatCents(cents)}, the most this calculator takes.`
    : 'What they cost in the store. Leave it empty for labor alone.';
}
