import { memo, useLayoutEffect, useRef, useState } from 'react';
import { type EstimateEntry, MAX_MATERIALS_CENTS } from '#src/domain/estimate.ts';
import { materialsCentsFromText } from '#src/domain/materials-entry.ts';
import { formatCents } from '#src/domain/money.ts';

interface Props {
  cents: number;
  onChange: (part: Pick<EstimateEntry, 'materialsCents'>) => void;
}

/** Reason why an entry is not used as typed. Unreadable and negative entries count as 0. */
type Problem = 'unreadable' | 'negative' | 'rounded';

/**
 * Field for the cost of materials (CALC-4). The field keeps the typed text and reports the cents
 * that it counts as. A hint explains entries that are not used as typed ('1,200', '-5', '1.234',
 * '1e99').
 */
export const MaterialsField = memo(function MaterialsField({ cents, onChange }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<Problem>();
  const isInvalid = problem === 'unreadable' || problem === 'negative';
  // The entry may have been typed before hydration.
  useLayoutEffect(() => setProblem(field.current ? problemOf(field.current) : undefined), []);

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
        aria-invalid={isInvalid || undefined}
        // React does not call onChange while the value stays '', as it does for '1,200'.
        onInput={({ currentTarget }) => {
          setProblem(problemOf(currentTarget));
          onChange({ materialsCents: materialsCentsFromText(currentTarget.value) });
        }}
      />
      <p
        id="materials-hint"
        className={`text-sm ${isInvalid ? 'font-bold' : 'font-normal text-muted'}`}
        aria-live="polite"
      >
        {hint(cents, problem)}
      </p>
    </div>
  );
});

function problemOf({ validity }: HTMLInputElement): Problem | undefined {
  if (validity.badInput) return 'unreadable';
  if (validity.rangeUnderflow) return 'negative';
  return validity.stepMismatch ? 'rounded' : undefined;
}

function hint(cents: number, problem: Problem | undefined): string {
  if (problem === 'unreadable') return 'Enter a plain number, such as 1200.50';
  if (problem === 'negative') return `A cost below zero counts as ${formatCents(0)}.`;
  if (cents === MAX_MATERIALS_CENTS)
    return `Counted as ${formatCents(cents)}, the most this calculator takes.`;
  return problem === 'rounded'
    ? `Counted as ${formatCents(cents)}, to the nearest cent.`
    : 'What they cost in the store. Leave it empty for labor alone.';
}
