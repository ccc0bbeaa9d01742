import { offlineSchema } from '#src/schemas/offline.ts';
import { parseFacts } from '#src/schemas/parse-facts.ts';

/** Copy of the offline page: safety first, then the water, then the call. */
export const offline = parseFacts(
  offlineSchema,
  {
    heading: 'You are offline',
    lead: 'This page was saved for moments like this. A phone call needs no internet: {company.phone}, emergencies {company.emergencyHours}. If anyone is in danger, call 911.',
    water: {
      heading: 'Water is running',
      steps: [
        'Stay out of any room where water has reached outlets, lights or the electrical panel. Switch off a breaker only if you can reach it dry.',
        'Close the main valve where the pipe enters the house. A lever goes across the pipe; a round handle turns clockwise. Do not force it.',
        'Open the lowest hose bib in the yard to drain the pipes. Set a gas heater to pilot, or switch off an electric one if the panel is dry.',
        'Keep out from under a sagging ceiling. Then call {company.phone} and say what leaks and what you have closed.',
      ],
    },
    gas: {
      heading: 'You smell gas',
      steps: [
        'Get everyone out now, pets too if they are at hand. Do not stop to look for the leak.',
        'Touch no light switch, plug, stove, doorbell or garage opener. No flame, and no phone, while you are inside.',
        'From a safe distance outdoors, call the gas company or 911. Keep others from going in.',
        'Stay out until the gas company or the fire department tells you it is safe. Never turn gas back on yourself.',
      ],
    },
    sewage: {
      heading: 'Sewage is coming up',
      steps: [
        'Stop all water in the house: no flushing, no showers, no washing machine or dishwasher.',
        'Keep people and pets out of it, and wash your hands well. Stay clear of wet outlets.',
        'Leave all cleanout caps closed and pour no chemicals. Call {company.phone}; the line is open {company.emergencyHours}.',
      ],
    },
  },
  'src/content/offline.ts',
);
