import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { answersSchema } from '#dev/adopt/answers.ts';
import { createFirmSearch, findInSite } from '#dev/adopt/firm-words.ts';
import { currentFirm, planAdoption } from '#dev/adopt/plan.ts';
import { fileOfPage } from '#src/integrations/built-pages.ts';
import { paths } from '#src/routes/paths.ts';
import { brokenWords, horizontalOverflow, unreadableTexts } from '#tests/support/layout.ts';
import { copyProject } from '#tests/support/project-copy.ts';
import { SITE, startBrowser } from '#tests/support/site-window.ts';

// The sample firm turned into another one, built once (OWN-2). The e2e suite does not run on it.

const FILE = 'docs/adopt-answers.yaml';
const answers = answersSchema.parse(parseYaml(readFileSync(FILE, 'utf8')));
/** Spanish files that the command does not change. */
const SPANISH_FILES = globSync('src/content/es/**/*.{yaml,md}').filter(
  (file) => !/es\/utilities\.yaml$/.test(file),
);
const DRAFTS = ['artesia', 'cudahy'];
const PUBLISHED = 19;
const SCREEN_LINES = 24;
/** Maximum height of the sticky header, in CSS pixels. */
const MAX_HEADER_PX = 96;

describe('OWN-2 the adopted firm', () => {
  const project = copyProject('everything');
  const dist = join(project.folder, 'dist');
  const listFiles = (folder: string) => readdirSync(join(project.folder, folder)).toSorted();
  const page = (path: string) => parse(project.read(`dist/${fileOfPage(path)}`));
  const openWindow = startBrowser(dist);
  let dryRun: ReturnType<typeof project.adopt>;
  let written: string;
  let typed: ReturnType<typeof project.adopt>;

  beforeAll(() => {
    // The adopted firm has no Spanish pages: nothing reads these files.
    for (const file of SPANISH_FILES) project.write(file, '{');
    typed = project.adoptByTyping([
      ...['Texas', 'California'],
      ...['Harbor Point Plumbing', 'Harbor Point'],
      ...['555-0134', '(213) 555-0134'],
    ]);
    dryRun = project.adopt('--from', FILE);
    expect(project.read('src/content/company.yaml')).toBe(
      readFileSync('src/content/company.yaml', 'utf8'),
    );
    const { status, output } = project.adopt('--from', FILE, '--write', '--files');
    written = output;
    expect(status, output).toBe(0);
    expect(output).toMatch(/^Not ready to launch, blocked by \d+: /m);
    for (const file of SPANISH_FILES)
      if (existsSync(join(project.folder, file))) project.write(file, readFileSync(file, 'utf8'));
  });
  afterAll(project.remove);

  test('OWN-3 answers that are typed are checked at once, and kept when the input ends', () => {
    expect(typed.status).toBe(1);
    expect(typed.output).toContain("'555-0134' is not right");
    expect(typed.output).toContain('Stopped. Run npm run adopt again to go on.');
    expect(typed.output).toContain("'Texas' is not right: only California");
    expect(parseYaml(project.read('adopt-answers.yaml'))).toEqual({
      state: 'California',
      name: 'Harbor Point Plumbing',
      shortName: 'Harbor Point',
      phone: '(213) 555-0134',
    });
  });

  test('OWN-3 a dry run says on one screen what would be written, and writes nothing', () => {
    expect(dryRun.status).toBe(0);
    expect(dryRun.output).toMatch(/Writes \d+ other files, 19 cities, 2 cities without a page\n/);
    expect(dryRun.output).toMatch(
      /Deletes \d+ other files, \d+ tests of the sample firm, \d+ cities\n/,
    );
    expect(dryRun.output).toContain('Nothing is written.');
    expect(dryRun.output.split('\n').length).toBeLessThan(SCREEN_LINES);
    for (const file of ['cities/downey', 'city-drafts/cudahy', 'cities/arcadia'])
      expect(written).toContain(`  src/content/${file}.md\n`);
  });

  test('every rule for any firm holds', () => {
    expect(project.failedTestFiles()).toEqual([]);
  });

  test('no word of the sample firm is left', async () => {
    const { next } = await planAdoption(answers);
    // The same search finds the adopted firm on its pages.
    expect(findInSite(dist, createFirmSearch(next, currentFirm())).length).toBeGreaterThan(99);
    expect(findInSite(dist, createFirmSearch(currentFirm(), next))).toEqual([]);
  });

  test('tests of the sample firm’s facts have left', () => {
    const files = readdirSync(join(project.folder, 'tests'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => file.includes('.sample.'))).toEqual([]);
  });

  test('cities that lack texts are drafts', () => {
    expect(listFiles('src/content/cities')).toHaveLength(PUBLISHED);
    expect(listFiles('src/content/city-drafts')).toEqual(DRAFTS.map((slug) => `${slug}.md`));
  });

  test('LOC-8 a city that stays keeps its numbers, and those of the others are gone', () => {
    expect(page(paths.city('downey')).querySelectorAll('#who-to-call a[href^="tel:"]')).not.toEqual(
      [],
    );
    const utilities = project.read('src/content/utilities.yaml');
    expect(utilities).toContain('id: downey-building-and-safety');
    expect(utilities).not.toContain('id: arcadia-water');
  });

  test('ES-5 it speaks no Spanish before it says so, and keeps no Spanish word of the sample firm', () => {
    const company: unknown = parseYaml(project.read('src/content/company.yaml'));
    expect(company).toMatchObject({ languages: ['en'], spokenLanguages: [] });
    expect(globSync('**/es{,.html,/**}', { cwd: dist })).toEqual([]);
    expect(listFiles('src/content/es')).not.toContain('company.yaml');
    expect(listFiles('src/content/es')).not.toContain('territory.yaml');
    const cities = listFiles('src/content/cities');
    const translated = listFiles('src/content/es/cities');
    expect(translated.length).toBeGreaterThan(9);
    expect(translated.filter((file) => !cities.includes(file))).toEqual([]);
  });

  test('claims that are not answered are not made', () => {
    const home = page('/').querySelector('main')?.text ?? '';
    expect(home).toContain('12+ years of experience');
    expect(home).toContain('Bonded');
    expect(home).not.toMatch(/\b5\.0\b|★|customers|master plumbers|hundreds of members/i);
  });

  test('A11Y the long name fits on a screen of 320 px', async () => {
    const tab = await openWindow({ viewport: { width: 320, height: 800 } });
    for (const path of ['/', paths.city('santa-fe-springs'), paths.login, paths.privacy]) {
      await tab.goto(`${SITE}${path}`);
      expect(await horizontalOverflow(tab), path).toEqual([]);
      expect(await unreadableTexts(tab), path).toEqual([]);
      expect(await brokenWords(tab), path).toEqual([]);
      const header = await tab.locator('header').first().boundingBox();
      expect(header?.height, path).toBeLessThan(MAX_HEADER_PX);
    }
    await tab.goto(`${SITE}${paths.login}`);
    expect(await tab.title()).toContain(answers.shortName);
  });

  test('OWN-3 bad answers write nothing and name the answer', () => {
    project.write('bad.yaml', readFileSync(FILE, 'utf8').replace('base: Downey', 'base: Irvine'));
    const before = project.read('src/content/company.yaml');
    const { status, output } = project.adopt('--from', 'bad.yaml', '--write');
    expect(status).toBe(1);
    expect(output).toContain("'Irvine' is not one of the cities");
    expect(project.read('src/content/company.yaml')).toBe(before);
  });
});
