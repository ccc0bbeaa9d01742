import { handymanSchema } from '#src/schemas/handyman.ts';
import { parseFacts } from '#src/schemas/parse-facts.ts';

/** Copy of /plumbing-services. */
export const handyman = parseFacts(
  handymanSchema,
  {
    heading: 'Handyman Home Maintenance',
    intro:
      'Keep one list on the refrigerator door. A handyman comes for {prices.visitHours} hours, works through it, and tells you what he noticed along the way. Pay for a single visit, a fixed number a year, or a monthly plan.',
    benefits: [
      {
        title: 'One visit, many small jobs',
        text: 'A sticking door, a loose towel bar and a torn screen are three phone calls to three trades. On one list they take one morning.',
      },
      {
        title: 'The same pair of eyes',
        text: 'You get a dedicated, vetted handyman. He knows which gate sags each winter and where you keep the touch-up paint.',
      },
      {
        title: 'A price you can look up',
        text: 'Plans and their visits are printed on this site. Materials are billed separately, and you can cancel at any time without a fee.',
      },
    ],
    categories: [
      {
        title: 'Repairs and upkeep',
        icon: 'hammer',
        text: 'The things that still work, but only if you know the trick. Most need a screwdriver, a square and some patience.',
        jobs: [
          'Tighten railings, hinges and cabinet pulls',
          'Refit drawers that drop or jam',
          'Hang shelves, mirrors and blinds into studs',
          'Assemble flat-pack furniture and anchor it',
          'Replace torn window and door screens',
          'Change air filters within reach',
        ],
      },
      {
        title: 'Fixtures and small water jobs',
        icon: 'droplets',
        text: 'Upkeep on the visible side of the shut-off valve. If the valve does not hold, the job stops there and a plumber takes over.',
        jobs: [
          'Swap a toilet flapper or seat',
          'Clean aerators and shower heads',
          'Replace caulk around tubs and sinks',
          'Lift hair out of a pop-up drain',
          'Fit a new faucet washer',
          'Check hoses under sinks for bulges',
        ],
      },
      {
        title: 'Doors, walls and paint',
        icon: 'paint-roller',
        text: 'Marks, gaps and squeaks that a household stops seeing and every guest notices. In older houses, paint is tested for lead before it is sanded.',
        jobs: [
          'Plane or rehang a sticking door',
          'Patch nail holes and small drywall dents',
          'Touch up paint you have kept',
          'Adjust strike plates and latches',
          'Fit weatherstrip and door sweeps',
          'Reset loose baseboard and trim',
        ],
      },
      {
        title: 'Outdoors and safety',
        icon: 'house',
        text: 'Work you can reach from the ground or a short, steady ladder, plus the small devices that matter most on a bad night.',
        jobs: [
          'Replace smoke and carbon monoxide alarm batteries',
          'Strap tall furniture against earthquakes',
          'Clear low gutters and yard drain grates',
          'Rehang gates and replace latches',
          'Tighten fence boards and deck screws',
          'Tag the main shut-off valve for everyone',
        ],
      },
    ],
    steps: [
      {
        title: 'Tell us what is on the list',
        text: 'Call {company.phone} or send it by email, with photos if you like. We say what fits into a visit and which plan suits it.',
      },
      {
        title: 'Agree on a day',
        text: 'Visits are usually scheduled within one to three business days. An adult over eighteen needs to be at home.',
      },
      {
        title: 'Walk around at the end',
        text: 'You look at each job together. Anything left undone goes to the top of the next list.',
      },
    ],
    closing: {
      heading: 'Where a handyman stops',
      text: 'Gas, electrical panels and wiring, roofs, and pipes inside walls or under floors are licensed trades work, so they are not part of a visit. Ask for a plumber instead. If you smell gas, get out first and call the gas company from outdoors.',
    },
  },
  'src/content/handyman.ts',
);
