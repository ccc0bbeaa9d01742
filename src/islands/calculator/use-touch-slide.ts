import { type PointerEvent, useRef } from 'react';
import { clampHours, type LaborRates } from '#src/domain/estimate.ts';

/** Horizontal movement that starts a drag; smaller movements occur during a tap. */
const DRAG_PX = 8;

interface Gesture {
  readonly x: number;
  readonly y: number;
  readonly hoursBefore: number;
  isDrag: boolean;
}

interface Slider {
  readonly hours: number;
  readonly labor: LaborRates;
  readonly onChange: (hours: number) => void;
}

type Pointer = PointerEvent<HTMLElement>;

/**
 * Pointer handlers for the slider: a finger that scrolls the page changes nothing (CALC-5).
 *
 * Radix sets the value at `pointerdown`, before the browser has told a scroll from a tap. For
 * fingers and pens these handlers withhold the events from it (`preventDefault`) until the finger
 * moves sideways, set the value of a tap on the track when the finger is lifted, and restore the
 * value when the browser cancels the pointer. A mouse is left to Radix.
 */
export function useTouchSlide({ hours, labor, onChange }: Slider) {
  const current = useRef<Gesture | null>(null);

  return {
    onPointerDown: (event: Pointer) => {
      if (event.pointerType === 'mouse') return;
      event.preventDefault();
      if (event.target instanceof Element) event.target.setPointerCapture(event.pointerId);
      current.current = { x: event.clientX, y: event.clientY, hoursBefore: hours, isDrag: false };
    },
    onPointerMove: (event: Pointer) => {
      const gesture = current.current;
      if (!gesture || gesture.isDrag) return;
      const sideways = Math.abs(event.clientX - gesture.x);
      gesture.isDrag = sideways > DRAG_PX && sideways > Math.abs(event.clientY - gesture.y);
      if (!gesture.isDrag) event.preventDefault();
    },
    onPointerUp: (event: Pointer) => {
      const gesture = current.current;
      current.current = null;
      if (!gesture || gesture.isDrag) return;
      const thumb = event.currentTarget.querySelector<HTMLElement>('[role=slider]');
      thumb?.focus({ preventScroll: true });
      if (event.target !== thumb) onChange(hoursAt(event, labor));
    },
    onPointerCancel: () => {
      if (current.current?.isDrag) onChange(current.current.hoursBefore);
      current.current = null;
    },
  };
}

/** Converts the horizontal position of a pointer on the slider to hours. */
function hoursAt({ clientX, currentTarget }: Pointer, labor: LaborRates): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  const share = (clientX - left) / width;
  return clampHours(labor.minHours + share * (labor.maxHours - labor.minHours), labor);
}
