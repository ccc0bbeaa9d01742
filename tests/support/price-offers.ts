import { withEdits } from './edits.ts';

/** Visits of a handyman, plans and sets, which a firm may not have. */
const OFFERS = [
  [['visitHours'], 2],
  [['minimumService'], { name: 'One visit', price: 175, visits: 1, text: 'For one list.' }],
  [
    ['plans'],
    [
      { id: 'unlimited', name: 'Unlimited', price: 109, period: 'month', text: 'For all.' },
      {
        id: 'visits-12',
        name: '12 visits',
        price: 2000,
        period: 'year',
        visits: 12,
        text: 'For all.',
      },
    ],
  ],
  [['sets'], [{ visits: 3, price: 800 }]],
] as const;

/** Gives the price file of any firm, as people type it, every kind of offer. */
export const withOffers = (fields: unknown): unknown => withEdits(fields, OFFERS);
