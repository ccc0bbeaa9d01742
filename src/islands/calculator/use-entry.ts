import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { entryFromQuery, queryFromEntry } from '#src/domain/calculator-address.ts';
import { clampHours, type EstimateEntry, type LaborRates } from '#src/domain/estimate.ts';
import { materialsCentsFromText, materialsTextFromCents } from '#src/domain/materials-entry.ts';
import { useIsSettled } from './use-is-settled.ts';

/** The HTML as it was served; the island; the island that found the focus on the HTML's slider. */
export type Stage = 'html' | 'live' | 'live-focused';

interface State {
  readonly entry: EstimateEntry;
  readonly stage: Stage;
  /** the visitor has changed something; an address that he merely opened stays as it is */
  readonly isTouched: boolean;
}

/** The state in which the island takes over: what was entered before it came, else the address. */
function takeOver(form: HTMLElement | null, labor: LaborRates): State {
  const slider = form?.querySelector<HTMLInputElement>('input[type=range]');
  const field = form?.querySelector<HTMLInputElement>('input[type=number]');
  const asked = entryFromQuery(new URLSearchParams(location.search), labor);
  const moved = clampHours(Number(slider?.value), labor);
  const hours = moved === labor.minHours ? asked.hours : moved;
  // What is no number reads as '' and yet stands there: to write over it would lose it (CALC-4).
  const isEmpty = field?.value === '' && !field.validity.badInput;
  const materialsCents = isEmpty
    ? asked.materialsCents
    : materialsCentsFromText(field?.value ?? '');
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
    // Browsers refuse changes that come too often; the estimate is right without its address.
  }
}

/** What the visitor has entered. The address follows it, without filling the history. */
export function useEntry(labor: LaborRates) {
  const form = useRef<HTMLDivElement>(null);
  const [{ entry, stage, isTouched }, setState] = useState<State>({
    entry: { hours: labor.minHours, materialsCents: 0 },
    stage: 'html',
    isTouched: false,
  });

  // In a frame of its own, before its paint: React may hydrate inside the dispatch of a key press,
  // before the browser's own slider has moved. Not while a finger or a mouse drags that slider.
  useLayoutEffect(() => {
    let frame = 0;
    const requestTakeOver = () => {
      frame = requestAnimationFrame(() => {
        if (form.current?.querySelector('[data-pressed]')) requestTakeOver();
        else flushSync(() => setState(takeOver(form.current, labor)));
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
