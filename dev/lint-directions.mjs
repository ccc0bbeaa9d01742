// @ts-check
// Who may lean on whom: imports run one way, towards facts and rules.

/** The folders whose code makes pages, or works on them. */
const DRAWS = ['integrations', 'images', 'islands', 'components', 'layouts', 'pages'];

/** @type {Record<string, { never: string[], why: string }>} */
const DIRECTIONS = {
  domain: {
    never: ['content', 'schemas', 'site', 'auth', ...DRAWS],
    why: 'Rules get facts as parameters.',
  },
  schemas: {
    never: ['content', 'site', 'auth', ...DRAWS],
    why: 'A schema knows no facts and draws nothing.',
  },
  content: {
    never: ['domain', 'site', 'auth', ...DRAWS],
    why: 'A fact is checked by its schema and knows nothing else.',
  },
  site: {
    never: ['auth', ...DRAWS],
    why: 'site/ draws nothing.',
  },
  auth: {
    never: ['content', 'schemas', 'site', ...DRAWS],
    why: 'Membership in the browser knows neither React nor the facts.',
  },
  islands: {
    never: [
      'content',
      'schemas',
      'site',
      'integrations',
      'images',
      'components',
      'layouts',
      'pages',
    ],
    why: 'An island gets facts as props: an import would ship the validator.',
  },
  images: {
    never: ['auth', 'integrations', 'islands', 'components', 'layouts', 'pages'],
    why: 'A picture is drawn from facts, not from HTML.',
  },
  integrations: {
    never: ['auth', 'images', 'islands', 'components', 'layouts', 'pages'],
    why: 'The build works on what was drawn, whoever drew it.',
  },
  components: {
    never: ['integrations', 'images', 'layouts', 'pages'],
    why: 'A component does not know the page it is on.',
  },
  layouts: { never: ['integrations', 'images', 'pages'], why: 'A layout does not know its pages.' },
  pages: { never: ['integrations'], why: 'A page does not know what is done to it afterwards.' },
};

/**
 * One block of the linter's configuration per folder of src.
 * @type {import('eslint').Linter.Config[]}
 */
export const importDirections = Object.entries(DIRECTIONS).map(([folder, { never, why }]) => ({
  files: [`src/${folder}/**/*.{ts,tsx,astro}`, `src/${folder}/**/*.astro/*.ts`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          { regex: `^#src/(${never.join('|')})/`, message: why },
          { regex: '^#(dev|tests)/', message: 'What ships knows nothing of dev and tests.' },
          { regex: '^\\.\\./', message: 'Between folders import by the alias #src/.' },
        ],
      },
    ],
  },
}));
