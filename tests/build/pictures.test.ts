import { describe, expect, test } from 'vitest';
import { marks } from '#src/pictures/house.tsx';
import { pictureSize } from '#src/pictures/draw.tsx';
import { pictureNames } from '#src/schemas/pictures.ts';
import { company, content } from '#src/queries/content.ts';
import { paths, pathsIn } from '#src/routes/paths.ts';
import { absoluteUrl } from '#src/seo/site-address.ts';
import { brotliBytes } from '#tests/support/brotli.ts';
import { pageAt, readText, site } from '#tests/support/built-site.ts';
import { dataBlocks, objectsIn } from '#tests/support/json-ld.ts';

const { handyman, pictures } = content('en');

const KILOBYTE = 1024;
/** The services of the specification. One that is added later may have no picture. */
const services = content('en').services.filter(({ slug }) =>
  marks.some((mark) => mark.slug === slug),
);

describe('PIC-2 every service of the specification has a picture', () => {
  test.each(services)('$slug', ({ slug, picture }) => {
    const page = pageAt(paths.service(slug));
    const [image, ...others] = page.document.querySelectorAll('main img:not(.icon, .valves img)');
    if (!picture) throw new Error(`${slug} has no picture`);
    // The other picture is a detail of the same file, which has its view. The emergency page has none.
    const views = readText(paths.picture(picture).slice(1)).match(/<view id="[a-z]+"/g) ?? [];
    expect(others.map(({ attributes: { src, alt, loading } }) => ({ src, alt, loading }))).toEqual(
      views.map((view) => ({
        src: `${paths.picture(picture)}#${view.split('"').at(1)}`,
        alt: '',
        loading: 'lazy',
      })),
    );
    expect(views.length).toBe(paths.service(slug) === paths.emergency ? 0 : 1);
    const { width, height } = pictureSize(picture);
    expect(image?.attributes).toMatchObject({
      src: paths.picture(picture),
      alt: pictures[picture].alt,
      loading: 'lazy',
      width: String(width),
      height: String(height),
    });
  });

  test.each(services)('PIC-4 the structured data of $slug names it', ({ slug, picture }) => {
    const images = objectsIn(dataBlocks(pageAt(paths.service(slug)))).map(({ image }) => image);
    expect(images).toContain(picture && absoluteUrl(paths.picture(picture), site));
  });
});

test('PIC-1 the marks of the house are the services in their order, twice on home', () => {
  expect(marks.map(({ slug }) => slug)).toEqual(services.map(({ slug }) => slug));
  // Each house has the numbers in the picture and the list below it.
  const lists = pageAt(paths.home).document.querySelectorAll('.house :is(svg, ol)');
  expect(
    lists.map((list) => list.querySelectorAll('a').map((link) => link.getAttribute('href'))),
  ).toEqual(Array.from({ length: 4 }, () => services.map(({ slug }) => paths.service(slug))));
});

test.each(company.languages)(
  'HOME-2, SERV-1 each card of home and of the list of services (%s) shows what its service is about',
  (locale) => {
    const paths = pathsIn(locale);
    const file = paths.picture('house-plumbing');
    const views = [...readText(file.slice(1)).matchAll(/<view class="room" id="(\w)"/g)].map(
      ([, id]) => ({ src: `${file}#${id}`, alt: '', loading: 'lazy' }),
    );
    const roomsOf = (path: string) =>
      pageAt(path)
        .document.querySelectorAll('.card .room')
        .map(({ attributes: { src, alt, loading } }) => ({ src, alt, loading }));
    expect(new Set(views.map(({ src }) => src)).size).toBe(services.length + 1);
    expect(roomsOf(paths.home)).toEqual(views.slice(0, services.length));
    // The sewer in place of the maintenance, which has no card there.
    expect(roomsOf(paths.services)).toEqual(views.toSpliced(services.length - 1, 1));
  },
);

test.each(company.languages)(
  'PIC-1, SERV-1 on the list of services (%s) the house has the names, the order and the links of the cards',
  (locale) => {
    const { document } = pageAt(pathsIn(locale).services);
    const textsOf = (selector: string) =>
      document.querySelectorAll(selector).map(({ text }) => text.trim());
    const linksOf = (selector: string) =>
      document.querySelectorAll(selector).map((link) => link.getAttribute('href'));
    const names = textsOf('.numbered h3');
    expect(names).toEqual(content(locale).licensedServices.cards.map(({ title }) => title));
    expect(textsOf('.house ol a')).toEqual(names);
    for (const list of ['svg', 'ol'])
      expect(linksOf(`.house ${list} a`)).toEqual(linksOf('.numbered a'));
    // The sewer has the number of the maintenance, which has no card.
    const marked = marks.map(({ slug }) => slug);
    const cards = content(locale).licensedServices.cards.map(({ service }) => service);
    expect(cards.slice(0, 5)).toEqual(marked.slice(0, 5));
  },
);

test.each(company.languages)('the headers of home (%s) name its drawing', (locale) => {
  const { home } = pathsIn(locale);
  const drawing = pageAt(home).document.querySelector('.hero .house img')?.getAttribute('src');
  expect(readText('_headers')).toContain(`\n${home}\n  Link: <${drawing}>; rel=preload; as=image;`);
});

test('PIC-4 the structured data of home names the house', () => {
  const images = objectsIn(dataBlocks(pageAt(paths.home))).flatMap(({ image }) => image);
  expect(images).toContain(absoluteUrl(paths.picture('house-plumbing'), site));
});

const drawn = pictureNames.filter((name) => handyman || name !== 'handyman-visit-list');

test.each(drawn)('PIC-3 the files: %s: at most 8 KB, described, without addresses', (name) => {
  const svg = readText(paths.picture(name).slice(1));
  expect(brotliBytes(svg)).toBeLessThanOrEqual(8 * KILOBYTE);
  expect(svg).toContain(`<title>${pictures[name].title}</title><desc>`);
  expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/https?:|<script/);
});

test.each(company.languages)(
  'PIC-3 the map of the service area names the base, areas and cities, each once (%s): at most 8 KB',
  (locale) => {
    const svg = readText(pathsIn(locale).areaMap.slice(1));
    expect(brotliBytes(svg)).toBeLessThanOrEqual(8 * KILOBYTE);
    const names = [...svg.matchAll(/<text.*?<\/text>/g)].map(([text]) =>
      text.replaceAll('</tspan><tspan', '</tspan> <tspan').replaceAll(/<[^>]+>/g, ''),
    );
    const { places, territory } = content(locale);
    const cities = places.map(({ name }) => name);
    expect([...territory.areas, ...cities]).toEqual(expect.arrayContaining(names));
    expect(names).toContain(company.base.name);
    expect(names.some((name) => cities.includes(name) && name !== company.base.name)).toBe(true);
    expect(new Set(names).size).toBe(names.length);
  },
);
