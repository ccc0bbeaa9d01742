import { expect, test } from 'vitest';
import { isListed } from '#src/integrations/sitemap.ts';
import { paths } from '#src/routes/paths.ts';

test.each([
  [paths.home, true],
  [paths.faq, true],
  [paths.city('pasadena'), true],
  [`${paths.faq}/`, true],
  [paths.login, false],
  [`${paths.login}/`, false],
  [paths.offline, false],
  ['/404', false],
  ['/500', false],
  ['/service-areas/404', false],
])('the sitemap lists %s: %s', (path, listed) => {
  expect(isListed(`https://plumber.example${path}`)).toBe(listed);
});
