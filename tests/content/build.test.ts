import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { company } from '#src/queries/company.ts';
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
    'an unknown key and a question without a group',
    ({ replace }) => {
      replace(CITY, '\nkind: city\n', '\nkind: city\nmayor: someone\n');
      replace(CITY, /\n {2}group: [a-z-]+\n/, '\n');
    },
    [CITY, 'mayor', 'answer.group'],
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
