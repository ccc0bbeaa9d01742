import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { browserPath } from '#dev/browser-path.mjs';
import { formatDay } from '#src/domain/calendar-day.ts';
import { pacificDay } from '#src/domain/pacific-day.ts';
import { company } from '#src/queries/content.ts';
import { optionalSections, sections } from '#src/routes/paths.ts';
import { makePhoto } from '#tests/support/photo.ts';
import { copyProject } from '#tests/support/project-copy.ts';
import { proofContent } from '#tests/support/proof-content.ts';
import { scrollThrough } from '#tests/support/scroll-through.ts';

// The site with the owner's optional files, which the sample firm does not have.

const TODAY = pacificDay(new Date()).iso;
const { people, jobPhotos, quotes } = proofContent(TODAY);
const SCREENS = [
  [320, 568],
  [360, 640],
  [360, 740],
  [390, 844],
  [412, 915],
  [740, 360],
  [1280, 800],
  [2560, 1440],
] as const;

describe('PROOF-2 home with people, job photos and quotes', () => {
  const project = copyProject();
  const dist = join(project.folder, 'dist');
  let document: ReturnType<typeof parse>;
  let browser: Browser;
  const section = (id: string) => document.querySelector(`#${id}`);
  const textsOf = (id: string, selector: string) =>
    section(id)
      ?.querySelectorAll(selector)
      .map(({ text }) => text.trim());

  beforeAll(async () => {
    const files = { 'people.yaml': people, 'job-photos.yaml': jobPhotos, 'quotes.yaml': quotes };
    for (const [name, content] of Object.entries(files))
      project.write(`src/content/${name}`, stringify(content));
    project.write('src/content/photos/dana-reyes.jpg', await makePhoto(600, 900));
    project.write('src/content/photos/strapped-heater.jpg', await makePhoto(1600, 1200));
    const { status, output } = project.build();
    expect(status, output).toBe(0);
    document = parse(project.read('dist/index.html'));
    browser = await chromium.launch(
      browserPath === undefined ? {} : { executablePath: browserPath },
    );
  }, 120_000);
  afterAll(async () => {
    project.remove();
    await browser.close();
  });

  test('the sections follow the others, in order and with the headings of their files', () => {
    const ids = document.querySelectorAll('main > section').map(({ id }) => id);
    const optional = Object.values(optionalSections);
    expect(ids.slice(-4)).toEqual([sections.about, ...optional]);
    expect(optional.flatMap((id) => textsOf(id, 'h2'))).toEqual(
      [people, jobPhotos, quotes].map(({ heading }) => heading),
    );
    expect(section(optionalSections.jobPhotos)?.text).toContain(`By ${company.shortName}.`);
  });

  test('people have a name and a role, and a photo if there is one', () => {
    const cards = section(optionalSections.people)?.querySelectorAll('li');
    expect(cards?.map((card) => card.text.replaceAll(/\s+/g, ' ').trim())).toEqual(
      people.people.map(({ name, role }) => `${name}${role}`),
    );
    expect(cards?.map((card) => card.querySelectorAll('img').length)).toEqual([1, 0]);
  });

  test('quotes name author, day and source, and link to it', () => {
    expect(textsOf(optionalSections.quotes, 'blockquote')).toEqual(
      quotes.quotes.map(({ text }) => `“${text}”`),
    );
    expect(textsOf(optionalSections.quotes, 'figcaption')).toEqual(
      quotes.quotes.map(({ author, source }) => `${author} ${source.name}, ${formatDay(TODAY)}`),
    );
    const quoted = section(optionalSections.quotes);
    expect(quoted?.querySelector('time')?.getAttribute('datetime')).toBe(TODAY);
    expect(quoted?.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual(
      quotes.quotes.flatMap(({ source }) => ('url' in source ? source.url : [])),
    );
  });

  test('photos are lazy, with a text alternative, a size, AVIF and JPEG', () => {
    const pictures = document.querySelectorAll('picture');
    expect(pictures.map((picture) => picture.querySelector('img')?.getAttribute('alt'))).toEqual([
      people.people[0]?.photo?.alt,
      jobPhotos.jobs[0]?.photo.alt,
    ]);
    const sizes = pictures.map((picture) => {
      const { src, loading, width, height } = picture.querySelector('img')?.attributes ?? {};
      expect([loading, src]).toEqual(['lazy', expect.stringMatching(/^\/_astro\/.*\.jpeg$/)]);
      expect(picture.querySelector('source')?.attributes).toEqual({
        type: 'image/avif',
        srcset: expect.stringMatching(/^\/_astro\/.*\.avif$/),
      });
      return [width, height];
    });
    expect(sizes).toEqual([
      ['192', '192'],
      ['720', '540'],
    ]);
  });

  test('no photo in the site has EXIF data or more than 35 KB', async () => {
    const files = readdirSync(join(dist, '_astro')).filter((name) => !/\.(?:js|css)$/.test(name));
    expect(files.map((name) => name.replace(/^.*\./, '')).toSorted()).toEqual([
      'avif',
      'avif',
      'jpeg',
      'jpeg',
    ]);
    for (const name of files) {
      const bytes = readFileSync(join(dist, '_astro', name));
      expect(bytes.byteLength, name).toBeLessThanOrEqual(35_000);
      const { exif, xmp } = await sharp(bytes).metadata();
      expect({ exif, xmp }, name).toEqual({});
    }
  });

  test('neither a rating nor a record of consent is in the page', () => {
    const html = project.read('dist/index.html');
    expect(html).not.toMatch(/itemprop|"(?:aggregateRating|review|reviewRating|ratingValue)"/i);
    expect(html).not.toContain('signed form');
  });

  test('no photo is loaded before the visitor scrolls, and then nothing moves', async () => {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    const loaded: string[] = [];
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await page.route('http://site.test/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname.startsWith('/_astro/')) loaded.push(pathname);
      await route.fulfill({ path: join(dist, pathname === '/' ? 'index.html' : pathname) });
    });
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      await page.goto('http://site.test/');
      const top = await page
        .locator(`#${optionalSections.people}`)
        .evaluate((element) => element.getBoundingClientRect().top);
      expect(top, `${width} x ${height}`).toBeGreaterThan(height);
      expect(loaded, `${width} x ${height}`).toEqual([]);
    }
    const pageHeight = () => page.evaluate(() => window.document.body.scrollHeight);
    const heightBefore = await pageHeight();
    await scrollThrough(page);
    for (const image of await page.locator('picture img').all())
      await expect
        .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
    expect(loaded).toHaveLength(2);
    expect(await pageHeight()).toBe(heightBefore);
    expect(problems).toEqual([]);
  });
});
