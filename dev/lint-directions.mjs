// @ts-check
// Who may lean on whom: imports run one way, towards facts and rules.

/** @type {Record<string, { never: string[], why: string }>} */
const DIRECTIONS = {
  domain: {
    never: ['content', 'schemas', 'site', 'auth', 'islands', 'components', 'layouts', 'pages'],
    why: 'Rules get facts as parameters.',
  },
  schemas: {
    never: ['content', 'site', 'auth', 'islands', 'components', 'layouts', 'pages'],
    why: 'A schema knows no facts and draws nothing.',
  },
  content: {
    never: ['domain', 'site', 'auth', 'islands', 'components', 'layouts', 'pages'],
    why: 'A fact is checked by its schema and knows nothing else.',
  },
  site: {
    never: ['auth', 'islands', 'components', 'layouts', 'pages'],
    why: 'site/ draws nothing.',
  },
  auth: {
    never: ['content', 'schemas', 'site', 'islands', 'components', 'layouts', 'pages'],
    why: 'Membership in the browser knows neither React nor the facts.',
  },
  islands: {
    never: ['content', 'schemas', 'site', 'components', 'layouts', 'pages'],
    why: 'An island gets facts as props: an import would ship the validator.',
  },
  components: { never: ['layouts', 'pages'], why: 'A component does not know the page it is on.' },
  layouts: { never: ['pages'], why: 'A layout does not know its pages.' },
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
