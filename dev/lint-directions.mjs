// @ts-check
// Import rules between the folders of src: imports point one way, toward facts and rules.

const QUERIES = ['domain', 'schemas', 'queries'];
const BUILD_TIME = [...QUERIES, 'routes', 'seo', 'map', 'pictures', 'brand'];
const RENDERED = [...BUILD_TIME, 'auth', 'islands', 'components', 'styles'];

/**
 * Folders that a folder may import, apart from itself.
 * @type {Record<string, readonly string[]>}
 */
const MAY_IMPORT = {
  domain: [],
  schemas: ['domain'],
  content: [],
  queries: ['domain', 'schemas'],
  routes: QUERIES,
  seo: [...QUERIES, 'routes'],
  map: QUERIES,
  pictures: QUERIES,
  // Share images use data from seo/, map/ and pictures/.
  brand: [...QUERIES, 'seo', 'map', 'pictures'],
  auth: ['domain'],
  // Facts arrive as props: importing them would ship the validator. English texts of their own are
  // modules (src/integrations/import-texts.ts).
  islands: ['auth', 'content', 'domain'],
  integrations: [...QUERIES, 'routes'],
  components: RENDERED,
  layouts: RENDERED,
  pages: [...RENDERED, 'layouts'],
};

/**
 * @param {string} folder
 * @param {readonly string[]} others
 */
function patternsFor(folder, others) {
  const allowed = [folder, ...others].join('|');
  return [
    {
      regex: `^#src/(?!(${allowed})/)`,
      message: `src/${folder} may import only ${allowed.replaceAll('|', ', ')} (dev/lint-directions.mjs).`,
    },
    { regex: '^#(dev|tests)/', message: 'src may not import from dev and tests.' },
    { regex: '^\\.\\./', message: 'Between folders import by the alias #src/.' },
  ];
}

/**
 * One block of the linter's configuration per folder of src.
 * @type {import('eslint').Linter.Config[]}
 */
export const importDirections = Object.entries(MAY_IMPORT).map(([folder, others]) => ({
  files: [`src/${folder}/**/*.{ts,tsx,astro}`, `src/${folder}/**/*.astro/*.ts`],
  rules: { 'no-restricted-imports': ['error', { patterns: patternsFor(folder, others) }] },
}));
