/**
 * A page and a question: `/kitchen-plumbing` is the page of a service, `/es/…` its Spanish page,
 * `city` that of a city with its own question. The question is the id of one of the FAQ, or the slug
 * of the city whose page has it.
 */
type Pair = readonly [page: string, question: string];

/**
 * Questions that a reader of the page expects there. The list was written by hand from the questions
 * alone; a pair is corrected only where a reader would not expect it.
 */
export const RELATED_PAIRS: readonly Pair[] = [
  ['bellflower', 'running-toilet'],
  ['arcadia', 'disposal-hums'],
  ['montebello', 'sewage-in-the-house'],
  ['paramount', 'smell-of-gas'],
  ['south-gate', 'heater-is-leaking'],
  ['carson', 'water-pressure-too-high'],
  ['baldwin-park', 'hidden-leak-test'],
  ['walnut', 'hidden-leak-test'],
  ['west-covina', 'what-fits-into-a-visit'],
  ['bradbury', 'where-is-main-shut-off'],
  ['santa-fe-springs', 'norwalk'],
  ['norwalk', 'redondo-beach'],
  ['torrance', 'pasadena'],
  ['duarte', 'torrance'],
  ['glendora', 'azusa'],
  ['azusa', 'glendora'],
  ['huntington-park', 'la-puente'],
  ['la-puente', 'huntington-park'],
  ['lakewood', 'chemical-drain-opener'],
  ['downey', 'gardena'],
  ['gardena', 'downey'],
  ['pico-rivera', 'hacienda-heights'],
  ['compton', 'covina'],
  ['covina', 'compton'],
  ['bell-gardens', 'renters-and-landlords'],
  ['east-los-angeles', 'bell-gardens'],
  ['claremont', 'repair-or-replace-heater'],
  ['cerritos', 'la-verne'],
  ['la-mirada', 'beverly-hills'],
  ['rosemead', 'south-pasadena'],
  ['rowland-heights', 'where-is-main-shut-off'],
  ['/kitchen-plumbing', 'disposal-hums'],
  ['/bathroom-plumbing', 'running-toilet'],
  ['/water-heaters', 'repair-or-replace-heater'],
  ['/es/water-heaters', 'repair-or-replace-heater'],
  ['/es/kitchen-plumbing', 'disposal-hums'],
];

/** Questions that share words with the page at most. They must not even be candidates. */
export const UNRELATED_PAIRS: readonly Pair[] = [
  ['/kitchen-plumbing', 'glendora'],
  ['/kitchen-plumbing', 'azusa'],
  ['/kitchen-plumbing', 'covina'],
  ['/bathroom-plumbing', 'arcadia'],
  ['/bathroom-plumbing', 'monrovia'],
  ['/water-heaters', 'cerritos'],
  ['/water-heaters', 'la-puente'],
  ['/pipe-drain-services', 'what-does-one-visit-cost'],
  ['/emergency-repairs', 'review-club'],
  ['/emergency-repairs', 'monrovia'],
  ['/preventive-maintenance', 'forgotten-password'],
  ['/es/bathroom-plumbing', 'disposal-hums'],
  ['/es/kitchen-plumbing', 'sewage-in-the-house'],
  ['bellflower', 'glendora'],
  ['la-puente', 'glendora'],
  ['arcadia', 'covina'],
  ['lakewood', 'azusa'],
  ['paramount', 'santa-monica'],
  ['hawthorne', 'paramount'],
  ['burbank', 'bellflower'],
  ['la-crescenta-montrose', 'burbank'],
  ['baldwin-park', 'when-to-pay'],
  ['san-marino', 'downey'],
  ['torrance', 'how-to-book'],
  ['monterey-park', 'san-dimas'],
  ['temple-city', 'pomona'],
  ['south-el-monte', 'hacienda-heights'],
  ['inglewood', 'transfer-plan'],
  ['rowland-heights', 'adult-present'],
  ['santa-fe-springs', 'weekend-hours'],
  ['san-gabriel', 'how-soon-scheduled'],
];
