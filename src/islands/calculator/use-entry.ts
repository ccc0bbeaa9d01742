import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { entryFromQuery, queryFromEntry } from '#src/domain/calculator-address.ts';
import { clampHours, type EstimateEntry, type LaborRates } from '#src/domain/estimate.ts';
import { materialsCentsFromText, materialsTextFromCents } from '#src/domain/materials-entry.ts';
import { useIsSettled } from './use-is-settled.ts';

/**
 * Stage of the island: before it adopts the native inputs, after it, and after it when the native
 * slider had the focus.
 */
export type Stage = 'html' | 'live' | 'live-focused';

interface State {
  readonly entry: EstimateEntry;
  readonly stage: Stage;
  /** The visitor has changed the entry. Until then the address stays as it is. */
  readonly isTouched: boolean;
}

/** Reads the first state of the island: entries made before hydration, otherwise the address. */
function takeOver(form: HTMLElement | null, labor: LaborRates): State {
  const slider = form?.querySelector<HTMLInputElement>('input[type=range]');
  const field = form?.querySelector<HTMLInputElement>('input[type=number]');
  const asked = entryFromQuery(new URLSearchParams(location.search), labor);
  const moved = clampHours(Number(slider?.value), labor);
  const hours = moved === labor.minHours ? asked.hours : moved;
  // The value of unreadable text is '' too; that text must not be overwritten (CALC-4).
  const isEmpty = field?.value === '' && !field.validity.badInput;
  const materialsCents =
    field && !isEmpty ? materialsCentsFromText(field.value) : asked.materialsCents;
  if (isEmpty) field.value = materialsTextFromCents(materialsCents);
  return {
    entry: { hours, materialsCents },
    stage: slider && slider === document.activeElement ? 'live-focused' : 'live',
    isTouched: hours !== asked.hours || materialsCents !== asked.materialsCents,
  };
}

function writeAddress(entry: EstimateEntry): void {
  try {
    history.replaceState(history.state, '', `?${queryFromEntry(entry)}${location.hash}`);
  } catch {
    // Browsers limit how often the address may change; the estimate does not depend on it.
  }
}

/** Keeps the state of the entry and writes it to the address without new history entries. */
export function useEntry(labor: LaborRates) {
  const form = useRef<HTMLDivElement>(null);
  const [{ entry, stage, isTouched }, setState] = useState<State>({
    entry: { hours: labor.minHours, materialsCents: 0 },
    stage: 'html',
    isTouched: false,
  });

  // Adopts the native inputs in the next animation frame: React can hydrate while a key press is
  // dispatched, before the native slider has moved. Waits while a pointer drags that slider.
  useLayoutEffect(() => {
    let frame = 0;
    const requestTakeOver = () => {
      frame = requestAnimationFrame(() => {
        if (form.current?.querySelector('[data-pressed]')) requestTakeOver();
        // An updater runs while React renders: an error in it reaches the error boundary (ERR-1).
        else flushSync(() => setState(() => takeOver(form.current, labor)));
      });
    };
    requestTakeOver();
    return () => cancelAnimationFrame(frame);
  }, [labor]);

  const isSettled = useIsSettled(entry) && isTouched;
  useEffect(() => {
    if (isSettled) writeAddress(entry);
  }, [isSettled, entry]);

  const change = useCallback(
    (part: Partial<EstimateEntry>) =>
      setState((state) => ({ ...state, entry: { ...state.entry, ...part }, isTouched: true })),
    [],
  );

  return { form, entry, stage, isSettled, change };
}
