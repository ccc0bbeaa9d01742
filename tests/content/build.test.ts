import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { company } from '#src/content/company.ts';
import { copyProject } from '#tests/support/project-copy.ts';

type Project = ReturnType<typeof copyProject>;

/** The real build, on a copy: slow, so it proves what nothing smaller can. */
let project: Project;
beforeEach(() => {
  project = copyProject();
});
afterEach(() => {
  project.remove();
});

const CITY = `src/content/cities/${company.base.slug}.md`;
const FAQ = `src/content/faq/${readdirSync('src/content/faq')[0]}`;

/** A fault that an owner may make, and what the build has to say of it. */
const FAULTS: readonly (readonly [string, (project: Project) => void, readonly string[]])[] = [
  [
    'a wrong price',
    ({ replace }) => replace('src/content/prices.ts', /priceCents: [\d_]+/, 'priceCents: 109.5'),
    ['src/content/prices.ts is not valid', 'minimumService.priceCents'],
  ],
  [
    'an unknown key',
    ({ replace }) => replace(CITY, '\nkind: city\n', '\nkind: city\nmayor: someone\n'),
    [CITY, 'mayor'],
  ],
  ['a missing field', ({ replace }) => replace(FAQ, /\norder: \d+\n/, '\n'), [FAQ, 'order']],
  [
    'a dead reference',
    ({ replace }) =>
      replace('src/content/licensed-services.ts', /service: '[a-z-]+'/, "service: 'saunas'"),
    ['src/content/licensed-services.ts: card', "no service 'saunas'"],
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

describe('the build refuses, and names file and field', () => {
  test.each(FAULTS)('%s', (_, breakIt, messages) => {
    breakIt(project);
    const { status, output } = project.build();
    expect(status).not.toBe(0);
    for (const message of messages) expect(output).toContain(message);
  });
});

test('PROD-10 a new phone number shows wherever the old one stood', () => {
  const changed = { display: '(323) 555-0199', e164: '+13235550199' };
  project.replace('src/content/company.ts', company.phone.display, changed.display);
  project.replace('src/content/company.ts', company.phone.e164, changed.e164);
  const { status, output } = project.build();
  expect(status, output).toBe(0);

  const pages = ['index', '404', 'faq', 'terms-of-service', 'service-areas/los-angeles'];
  for (const page of pages) {
    const html = project.read(`dist/${page}.html`);
    expect(html).toContain(changed.display);
    expect(html).toContain(`tel:${changed.e164}`);
    expect(html).not.toContain(company.phone.display);
    expect(html).not.toContain(company.phone.e164);
  }
  expect(project.read('dist/contact.vcf')).toContain(changed.e164);
});
