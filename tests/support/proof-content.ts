import type { JobPhotos, People, Quotes } from '#src/schemas/proof.ts';

/** Invented optional content (PROOF-2), valid on a day such as '2026-11-21'. */
export function proofContent(day: string) {
  const consent = { given: true, by: 'a signed form', date: day } as const;
  const people = {
    heading: 'Who rings your bell',
    people: [
      {
        name: 'Dana Reyes',
        role: 'Licensed plumber',
        photo: { file: 'dana-reyes.jpg', alt: 'Dana in a blue work shirt', consent },
      },
      { name: 'Kim Tran', role: 'Dispatcher' },
    ],
  } satisfies People;
  const jobPhotos = {
    heading: 'Finished jobs',
    intro: 'By {company.shortName}.',
    jobs: [
      {
        caption: 'Heater replaced in a garage',
        photo: { file: 'strapped-heater.jpg', alt: 'Water heater with two straps', consent },
      },
    ],
  } satisfies JobPhotos;
  const quote = {
    text: 'The bathroom door closes for the first time in years.',
    author: 'Jo M., Sierra Madre',
    date: day,
    source: { name: 'Neighborhood forum', url: 'https://forum.example/t/4411' },
    rewarded: false,
    consent,
  } as const;
  const quotes = {
    heading: 'In the words of customers',
    quotes: [quote, { ...quote, author: 'R. Delgado', source: { name: 'Letter' } }],
  } satisfies Quotes;
  return { people, jobPhotos, quotes };
}
