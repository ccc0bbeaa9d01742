import { MAX_MATERIALS_CENTS } from '#src/domain/estimate.ts';
import { materialsCentsFromText } from '#src/domain/materials-entry.ts';
import { formatCents } from '#src/domain/money.ts';

interface Props {
  cents: number;
  onChange: (cents: number) => void;
}

/** What the materials cost (CALC-4). The field keeps what was typed; only its meaning goes out. */
export function MaterialsField({ cents, onChange }: Props) {
  return (
    <div className="field">
      <label htmlFor="materials">Cost of materials, in dollars</label>
      <input
        id="materials"
        className="input text-lg figures"
        type="number"
        inputMode="decimal"
        min="0"
        step="0.01"
        placeholder="0.00"
        autoComplete="off"
        aria-describedby="materials-hint"
        onChange={({ target }) => onChange(materialsCentsFromText(target.value))}
      />
      <p id="materials-hint" className="text-[0.95rem] font-normal text-muted">
        {cents === MAX_MATERIALS_CENTS
          ? `Counted as ${formatCents(cents)}, the most this calculator takes.`
          : 'What they cost in the store. Leave it empty for labor alone.'}
      </p>
    </div>
  );
}
