import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'astro/zod';
import { stringify } from 'yaml';
import { createEditorApp } from '#dev/editor/editor-app.ts';
import { faultOfFields, refusalOf, savedFileSchema } from '#dev/editor/check-save.ts';
import { publishCity } from '#dev/editor/launch-page.ts';
import { fieldInEditor, inEditorWords } from '#dev/editor/places.ts';
import { factBlockers } from '#src/integrations/launch-blockers.ts';
import { company } from '#src/queries/content.ts';
import { hasLanguage } from '#src/queries/edition.ts';
import { readFile } from '#src/queries/read-file.ts';
import { translationFolder } from '#src/queries/translation-files.ts';
import { temporaryFolder } from '#tests/support/folders.ts';

const COMPANY = 'src/content/company.yaml';
const record = z.record(z.string(), z.unknown());
const facts = record.parse(readFile(COMPANY).fields);
const hours = record.parse(facts['hours']);

const root = temporaryFolder();
cpSync('src/content', join(root, 'src/content'), { recursive: true });

describe('OWN-5 before the editor saves a file', () => {
  const check = (changes: object) =>
    refusalOf({ path: COMPANY, data: { ...facts, ...changes, __sc_item_id: 'x' } }, root);

  test('it is accepted as it is, without empty optional fields', () => {
    expect(check({ claims: { ...company.claims, bonded: '' } })).toBeUndefined();
  });

  test.each([
    [{ languages: [] }, 'Company › Languages: en is missing'],
    [
      { hours: { ...hours, closed: ['2020-12-25'] } },
      "Company › Hours › Closed on: '2020-12-25' is over",
    ],
    [
      { hours: { ...hours, closed: ['2090-12-25'] } },
      "Company › Hours › Closed on: '2090-12-25' is years ahead. Which year is right?",
    ],
    [{ namedServiceAreas: ['nowhere'] }, "Company: no city 'nowhere'"],
  ])('what the build would refuse is named in words of the editor: %j', (changes, refusal) => {
    expect(check(changes)).toContain(refusal);
  });

  test('a holiday that has passed since may stay', () => {
    const closed = { hours: { ...hours, closed: ['2020-12-25'] } };
    writeFileSync(join(root, COMPANY), stringify({ ...facts, ...closed }));
    expect(check(closed)).toBeUndefined();
  });

  test('a fault that another file has already stops no save', () => {
    writeFileSync(join(root, 'src/content/home.yaml'), 'hero: 1');
    expect(check({ priceRange: '$$$' })).toBeUndefined();
    cpSync('src/content/home.yaml', join(root, 'src/content/home.yaml'));
  });

  test.each(['../secret.yaml', 'src/content/../../a.md', '/etc/passwd', 'src/content/a.txt'])(
    '%s is no content file',
    (path) => {
      expect(savedFileSchema.safeParse({ path, data: {} }).success).toBe(false);
    },
  );
});

test('OWN-5 no file is refused as it is, whatever its texts leave out', () => {
  const paths = globSync(['src/content/*.yaml', 'src/content/*/*.{yaml,md}']).filter(
    (path) => hasLanguage('es') || !path.startsWith(translationFolder('es')),
  );
  const faults = paths.map((path) =>
    faultOfFields({ path, data: record.parse(readFile(path).fields) }),
  );
  expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
});

test.each([
  [COMPANY, 'phone', 'Company › Phone'],
  ['src/content/prices.yaml', 'plans[1].price', 'Prices › Plans 2 › Price'],
  ['src/content/cities/el-monte.md', 'zips.0', 'Cities › El Monte › ZIP codes 1'],
])('OWN-8 %s: %s is named %s', (file, path, name) => {
  expect(fieldInEditor(file, path)).toBe(name);
});

test('OWN-5 each fault of a file is a line', () => {
  const message = `${COMPANY} is not valid:\n✖ too short\n  → at claims.insured\n✖ unknown key`;
  expect(inEditorWords(message)).toBe(
    'Company › Claims › Insured: too short\nCompany: unknown key',
  );
  const wrong = `${COMPANY}: base: postalCode: '1' is wrong, see src/content/territory.yaml: x`;
  expect(inEditorWords(wrong)).toBe("Company › Base › ZIP code: '1' is wrong, see Territory: x");
});

const launch = async () => {
  const app = createEditorApp('http://localhost:4321', root);
  return (await app.request('http://localhost:4324/launch')).text();
};

test('OWN-5, OWN-8 the page Launch says what is wrong in the content, without a stack trace', async () => {
  writeFileSync(join(root, COMPANY), stringify({ ...facts, phone: '555-0134' }));
  const page = await launch();
  cpSync(COMPANY, join(root, COMPANY));
  expect(page).toContain('Company › Phone: ');
  expect(page).not.toMatch(/file:|src\/|Error/);
});

test('OWN-8 the page Launch leads from each fault to its field', async () => {
  const page = await launch();
  const [fault] = factBlockers(company);
  if (fault) expect(page).toContain(`href="/?field=${fault.subject}#/collections/company/`);
  else expect(page).not.toContain('/collections/company/entries/company');
  expect(page).toContain('Also to settle');
});

describe('OWN-7 a draft is published by moving its file', () => {
  const content = () => join(root, 'src/content');
  const city = readFileSync(`src/content/cities/${company.base.slug}.md`, 'utf8');
  const publish = (text: string) => {
    mkdirSync(join(content(), 'city-drafts'), { recursive: true });
    writeFileSync(join(content(), 'city-drafts/lakeside.md'), text);
    const refusal = publishCity({ city: 'lakeside' }, root);
    return { refusal, isMoved: existsSync(join(content(), 'cities/lakeside.md')) };
  };

  test('unless the build would refuse it, in words of the editor', () => {
    const { refusal, isMoved } = publish(city.replace(/^area: .*/m, 'area: The Moon'));
    expect(refusal).toContain("Cities › Lakeside › Area: 'The Moon' is no area of Territory");
    expect(isMoved).toBe(false);
  });

  test('and its texts are checked before, as those of a city', () => {
    const path = `src/content/cities/${company.base.slug}.md`;
    const { fields, text } = readFile(path);
    const data = { ...record.parse(fields), name: 'Lakeside', body: `${text} {company.fax}` };
    expect(refusalOf({ path: 'src/content/city-drafts/lakeside.md', data }, root)).toBe(
      'City drafts › Lakeside › Text: unknown fact {company.fax}',
    );
  });

  test('and nothing else is moved', () => {
    expect(publish(city)).toEqual({ refusal: undefined, isMoved: true });
    expect(existsSync(join(content(), 'city-drafts/lakeside.md'))).toBe(false);
    expect(() => publishCity({ city: '../company' }, root)).toThrow();
  });
});

test('OWN-5 the editor says in words of the owner that a file is not saved, and why', async () => {
  const app = createEditorApp('http://localhost:4321', root);
  const script = await (await app.request('http://localhost:4324/cms/index.js')).text();
  expect(script).toContain('Nothing is saved yet. Correct this, then save again:');
  expect(script).not.toContain('while saving the entry. Please try again later');
});
