import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { invariant } from '#src/domain/invariant.ts';
import { ERROR_CODES } from '#tests/support/error-catalogue.ts';

const FILES = globSync([
  '*.md',
  'public/_*',
  '{dev,docs,src,tests}/**/*.{astro,css,md,mjs,ts,tsx,yaml}',
]);

const SPECIFICATION = {
  document: 'docs/specification.md',
  definition: /^- \*\*([A-Z]+-\d+)\*\* /gm,
  citation: /\b((?!SHA-|UTF-)[A-Z]{2,}-\d+)\b/g,
};

const CONTRACT = {
  document: 'docs/auth-contract.md',
  definition: /^### (\d+\.\d+) /gm,
  citation: /\bcontract (\d+\.\d+)\b/gi,
};

/** Documents with ids that other files cite. */
const CITED_DOCUMENTS = [SPECIFICATION, CONTRACT];

const findAll = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map(([, id = '']) => id);
const repeated = (list: readonly string[]) => list.filter((id, at) => list.indexOf(id) !== at);

describe.each(CITED_DOCUMENTS)('$document', ({ document, definition, citation }) => {
  const defined = findAll(definition, readFileSync(document, 'utf8'));

  test('defines every id once', () => {
    expect(defined.length).toBeGreaterThan(0);
    expect(repeated(defined)).toEqual([]);
  });

  test('defines every id that a file cites', () => {
    const unknown = FILES.flatMap((file) =>
      findAll(citation, readFileSync(file, 'utf8'))
        .filter((id) => !defined.includes(id))
        .map((id) => `${file}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });
});

describe('the requirements of the specification', () => {
  const { document, definition, citation } = SPECIFICATION;
  const text = readFileSync(document, 'utf8');
  const listedUnder = (heading: string) => {
    const section = text.split(/^## /m).find((part) => part.startsWith(heading));
    invariant(section !== undefined, `${document} has no section '${heading}'`);
    return findAll(/^- ([A-Z]+-\d+): /gm, section);
  };
  const notBuilt = listedUnder('Not built yet');
  const inPart = listedUnder('Built in part');
  const byEye = listedUnder('Seen by eye');
  /** `npm run adopt` removes the tests of the sample firm, so these do not count. */
  const tested = FILES.filter((file) => /(?<!\.sample)\.(?:test|spec)\.tsx?$/.test(file)).flatMap(
    (file) =>
      findAll(citation, readFileSync(file, 'utf8').replaceAll(/^\s*(?:\/?\*|\/\/).*/gm, '')),
  );

  test('are cited by a test, not built yet, or seen by eye', () => {
    const missing = findAll(definition, text).filter(
      (id) => ![...tested, ...notBuilt, ...byEye].includes(id),
    );
    expect(missing).toEqual([]);
  });

  test('are not listed as not built yet or seen by eye when a test cites them', () => {
    expect([...notBuilt, ...byEye].filter((id) => tested.includes(id))).toEqual([]);
  });

  test('are not listed as built in part when no test cites them', () => {
    expect(inPart.filter((id) => !tested.includes(id))).toEqual([]);
  });

  test('are in one list at most', () => {
    expect(repeated([...notBuilt, ...inPart, ...byEye])).toEqual([]);
  });
});

describe('the auth contract', () => {
  const { document, definition, citation } = CONTRACT;
  const text = readFileSync(document, 'utf8');

  test('has no section that no code or test cites', () => {
    const cited = FILES.filter((file) => /^(?:src|dev|tests)\//.test(file)).flatMap((file) =>
      findAll(citation, readFileSync(file, 'utf8')),
    );
    expect(findAll(definition, text).filter((id) => !cited.includes(id))).toEqual([]);
  });

  test('section 4.1 lists the codes that the tests of the login messages know', () => {
    const [, section = ''] = /^### 4\.1 .*\n([^]*?)^### /m.exec(text) ?? [];
    const listed = section.split('\n').flatMap((line) => {
      const [, codes = ''] = line.split('|');
      return findAll(/`([a-z_]+)`/g, codes);
    });
    const known = ERROR_CODES.map(([code]) => code);
    expect(listed.toSorted()).toEqual(known.concat('session_not_found').toSorted());
  });
});

test('sections of the specification are numbered without gaps, because code cites them', () => {
  const numbers = findAll(/^## (\d+)\. /gm, readFileSync(SPECIFICATION.document, 'utf8'));
  expect(numbers).toEqual(numbers.map((_, at) => String(at + 1)));
});
