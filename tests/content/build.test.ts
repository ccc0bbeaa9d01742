import { readdirSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { company } from '#src/queries/company.ts';
import { pages } from '#src/queries/copy.ts';
import { copyProject } from '#tests/support/project-copy.ts';

type Project = ReturnType<typeof copyProject>;

const CITY = `src/content/cities/${company.base.slug}.md`;
const FAQ = `src/content/faq/${readdirSync('src/content/faq')[0]}`;

/** Mistakes in the content, and what the build's output must contain. */
const FAULTS: readonly (readonly [string, (project: Project) => void, readonly string[]])[] = [
  [
    'a wrong price',
    ({ replace }) => replace('src/content/prices.yaml', /priceCents: \d+/, 'priceCents: 109.5'),
    ['src/content/prices.yaml is not valid', 'minimumService.priceCents'],
  ],
  [
    'an unknown key',
    ({ replace }) => replace(CITY, '\nkind: city\n', '\nkind: city\nmayor: someone\n'),
    [CITY, 'mayor'],
  ],
  ['a missing field', ({ replace }) => replace(FAQ, /\norder: \d+\n/, '\n'), [FAQ, 'order']],
  [
    'a broken reference',
    ({ replace }) =>
      replace('src/content/licensed-services.yaml', /service: [a-z-]+/, 'service: saunas'),
    ['src/content/licensed-services.yaml: card', "no service 'saunas'"],
  ],
  [
    'an empty collection',
    (copy) => copy.delete('src/content/faq'),
    ['src/content/faq: no files, at least one is needed'],
  ],
  [
    'an unknown fact in a text',
    ({ replace }) => replace(CITY, '\n---\n', '\n---\n{company.town} '),
    [`${CITY}: unknown fact {company.town}`],
  ],
];

// Runs the real build on a copy of the project: slow, so only for what no smaller test covers.

describe('the build fails and names file and field for', () => {
  let project: Project;
  beforeEach(() => {
    project = copyProject();
  });
  afterEach(() => {
    project.remove();
  });

  test.each(FAULTS)('%s', (_, breakContent, messages) => {
    breakContent(project);
    const { status, output } = project.build();
    expect(status).not.toBe(0);
    for (const message of messages) expect(output).toContain(message);
  });
});

describe('a build with another phone number and without an auth service', () => {
  const changed = { display: '(323) 555-0199', e164: '+13235550199' };
  let project: Project;
  beforeAll(() => {
    project = copyProject();
    project.replace('src/content/company.yaml', company.phone.display, changed.display);
    project.replace('src/content/company.yaml', company.phone.e164, changed.e164);
    const { status, output } = project.build();
    expect(status, output).toBe(0);
  }, 60_000);
  afterAll(() => {
    project.remove();
  });

  test('PROD-10 shows the new number everywhere instead of the old one', () => {
    const files = ['index', '404', 'faq', 'terms-of-service', 'service-areas/los-angeles'];
    for (const file of files) {
      const html = project.read(`dist/${file}.html`);
      expect(html).toContain(changed.display);
      expect(html).toContain(`tel:${changed.e164}`);
      expect(html).not.toContain(company.phone.display);
      expect(html).not.toContain(company.phone.e164);
    }
    expect(project.read('dist/contact.vcf')).toContain(changed.e164);
  });

  test('AUTH-11 shows a notice and the phone number instead of the login form', () => {
    const main = parse(project.read('dist/login.html')).querySelector('main');
    const card = main?.querySelector('.card');
    expect(card?.querySelector('h2')?.text).toBe('Member login is not set up on this copy');
    expect(card?.querySelector('a')?.getAttribute('href')).toBe(`tel:${changed.e164}`);
    expect(main?.querySelectorAll('form, input, button, astro-island')).toEqual([]);
    expect(main?.text).toContain(pages.login.closedIntro);
    expect(main?.text).not.toMatch(/create an account/i);
  });
});
