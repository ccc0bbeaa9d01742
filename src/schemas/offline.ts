import { z } from 'astro/zod';

const step = z.string().min(40).max(240);

/** One kind of emergency with a fixed number of steps, in the order to take them. */
const guideSchema = (stepCount: number) =>
  z.strictObject({
    heading: z.string().min(5).max(50).describe('what is happening, e.g. "Water is running"'),
    steps: z.array(step).length(stepCount).describe('what to do, most urgent first'),
  });

/** The card that a service worker shows when there is no connection. */
export const offlineSchema = z.strictObject({
  heading: z.string().min(5).max(60).describe('heading of the card'),
  lead: z.string().min(60).max(280).describe('why this page shows, and the phone number'),
  water: guideSchema(4).describe('water that does not stop'),
  gas: guideSchema(4).describe('a smell of gas'),
  sewage: guideSchema(3).describe('sewage inside the house'),
});
