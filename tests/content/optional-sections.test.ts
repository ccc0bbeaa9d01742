import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { formatDay } from '#src/domain/calendar-day.ts';
import { pacificDay } from '#src/domain/pacific-day.ts';
import { company } from '#src/queries/content.ts';
import { optionalSections, paths, sections } from '#src/routes/paths.ts';
import { buildCopy } from '#tests/support/built-copy.ts';
import { makePhoto } from '#tests/support/photo.ts';
import { proofContent } from '#tests/support/proof-content.ts';
import { scrollThrough } from '#tests/support/scroll-through.ts';
import { SITE, startBrowser } from '#tests/support/site-window.ts';

// The site with the owner's optional files, which the sample firm does not have.

const TODAY = pacificDay(new Date()).iso;
const { people, jobPhotos, quotes } = proofContent(TODAY);
const photos = {
  'dana-reyes.jpg': await makePhoto(600, 900),
  'strapped-heater.jpg': await makePhoto(1600, 1200),
};
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
  const project = buildCopy(({ write }) => {
    const files = { 'people.yaml': people, 'job-photos.yaml': jobPhotos, 'quotes.yaml': quotes };
    for (const [name, content] of Object.entries(files))
      write(`src/content/${name}`, stringify(content));
    for (const [name, photo] of Object.entries(photos)) write(`src/content/photos/${name}`, photo);
  });
  const { dist } = project;
  const openWindow = startBrowser(dist);
  let document: ReturnType<typeof project.page>;
  beforeAll(() => {
    document = project.page(paths.home);
  });
  const section = (id: string) => document.querySelector(`#${id}`);
  const textsOf = (id: string, selector: string) =>
    section(id)
      ?.querySelectorAll(selector)
      .map(({ text }) => text.trim());

  test('people follow the services, quotes the prices, and photos of jobs end the page', () => {
    const ids = document.querySelectorAll('main > section[id]').map(({ id }) => id);
    const optional = Object.values(optionalSections);
    expect(ids).toEqual([
      sections.services,
      optionalSections.people,
      sections.pricing,
      optionalSections.quotes,
      sections.areas,
      sections.about,
      optionalSections.jobPhotos,
    ]);
    expect(optional.flatMap((id) => textsOf(id, 'h2'))).toEqual(
      [people, jobPhotos, quotes].map(({ heading }) => heading),
    );
    expect(section(optionalSections.jobPhotos)?.text).toContain(`By ${company.shortName}.`);
  });

  test('people have a name and a role, and a portrait: a photo or their initials', () => {
    const cards = section(optionalSections.people)?.querySelectorAll('li');
    const textsIn = (selector: string) =>
      cards?.map((card) => card.querySelector(selector)?.text.trim());
    expect(textsIn('h3')).toEqual(people.people.map(({ name }) => name));
    expect(textsIn('p')).toEqual(people.people.map(({ role }) => role));
    expect(cards?.map((card) => card.querySelectorAll('img').length)).toEqual([1, 0]);
    expect(textsIn('[aria-hidden]')).toEqual([undefined, 'KT']);
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
      ['400', '500'],
      ['960', '720'],
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

  test('portraits are about 200 px wide and 4:5, and the first job is twice as wide', async () => {
    const page = await openWindow();
    const boxes = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((found) =>
          found
            .map((element) => element.getBoundingClientRect())
            .map(({ width, height }) => ({ width, height })),
        );
    for (const width of [768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(SITE);
      const portraits = await boxes(`#${optionalSections.people} .portrait`);
      expect(portraits).toHaveLength(people.people.length);
      for (const portrait of portraits) {
        expect(portrait.width / portrait.height, `${width} px`).toBeCloseTo(4 / 5, 2);
        expect(Math.abs(portrait.width - 200), `${width} px`).toBeLessThanOrEqual(40);
      }
    }
    const [section, job] = await Promise.all([
      boxes(`#${optionalSections.jobPhotos} ul`),
      boxes(`#${optionalSections.jobPhotos} li`),
    ]);
    expect(Number(job[0]?.width) / Number(section[0]?.width)).toBeCloseTo(2 / 3, 1);
  });

  // Chromium renders `content-visibility: auto` up to one and a half windows ahead.
  test('no photo is loaded further ahead than the browser renders, and nothing moves', async () => {
    const requested: string[] = [];
    const loaded = () => requested.filter((path) => path.startsWith('/_astro/'));
    const problems: string[] = [];
    const page = await openWindow({}, requested);
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      await page.goto(SITE);
      const top = await page
        .locator(`#${optionalSections.people}`)
        .evaluate((element) => element.getBoundingClientRect().top);
      expect(top, `${width} x ${height}`).toBeGreaterThan(height);
      if (top > 2.5 * height) expect(loaded(), `${width} x ${height}`).toEqual([]);
    }
    const pageHeight = () => page.evaluate(() => window.document.body.scrollHeight);
    const heightBefore = await pageHeight();
    await scrollThrough(page);
    for (const image of await page.locator('picture img').all())
      await expect
        .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
    expect(new Set(loaded()).size).toBe(2);
    expect(await pageHeight()).toBe(heightBefore);
    expect(problems).toEqual([]);
  });
});
