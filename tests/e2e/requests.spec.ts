import { pictureNames } from '#src/schemas/pictures.ts';
import { LOCALES } from '#src/domain/locale.ts';
import { paths, pathsIn } from '#src/routes/paths.ts';
import { cities } from '#tests/support/content-files.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { listKinds, offlineKind, templates } from '#tests/support/sampling.ts';

// Requests of a page before any interaction.

/** Files that the browser requests by itself with the lowest priority. */
const BROWSER_REQUESTS = ['/speculation.json', '/favicon.svg', '/favicon.ico', paths.printStyles];
/** Images that load when they are near the window. */
const LAZY_IMAGES: readonly string[] = [
  ...cities.map(({ slug }) => paths.cityMap(slug)),
  paths.icons,
  ...LOCALES.map(pathsIn).flatMap(({ picture, valves, areaMap }) => [
    ...pictureNames.map(picture),
    valves,
    areaMap,
  ]),
];
/** Script files that load without an interaction: the island, React and shared chunks. */
const MAX_SCRIPT_FILES = 6;
const withFramework: readonly string[] = [paths.faq, paths.calculator, paths.login];
const [plain, islands] = [false, true].map((isIsland) =>
  [...templates, offlineKind].filter(({ path }) => withFramework.includes(path) === isIsland),
);

for (const [group, max] of [
  [plain ?? [], 0],
  [islands ?? [], MAX_SCRIPT_FILES],
] as const)
  test(`requests one document and at most ${max} script files, none from another host: ${listKinds(group)} @phone`, async ({
    context,
    allowProblems,
    baseURL,
  }) => {
    // The missing page and the missing city answer 404.
    allowProblems(/404/);
    // All at once, because each waits until its network has been idle for half a second.
    const loads = group.map(async ({ path }) => {
      const page = await context.newPage();
      const requested: string[] = [];
      page.on('request', (request) => {
        const { origin, pathname } = new URL(request.url());
        requested.push(origin === baseURL ? pathname : request.url());
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      const beforeScrolling = [...requested];
      await page.evaluate(() => {
        scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      });
      return { path, requested: beforeScrolling, all: requested };
    });
    for (const { path, requested, all } of await Promise.all(loads)) {
      const scripts = requested.filter((address) => address.startsWith('/_astro/'));
      const others = requested.filter(
        (address) => ![...scripts, ...BROWSER_REQUESTS, ...LAZY_IMAGES].includes(address),
      );
      expect(others, path).toEqual([path]);
      // Login and calculator connect to the auth service only for a member or after an interaction.
      expect(
        all.filter((address) => !address.startsWith('/')),
        path,
      ).toEqual([]);
      expect(scripts.length, `${path}: ${scripts.join(', ')}`).toBeLessThanOrEqual(max);
    }
  });
