import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { company } from '#src/queries/content.ts';
import { copyProject } from '#tests/support/project-copy.ts';

const CITY = `src/content/cities/${company.base.slug}.md`;
type Project = ReturnType<typeof copyProject>;

/**
 * Mistakes in the content, and what the message must contain: one for each way in which files are
 * read. tests/unit and references.test.ts have the other mistakes.
 */
const FAULTS: readonly (readonly [string, (project: Project) => void, readonly string[]])[] = [
  [
    'OWN-4 a wrong price and a tax in hundredths of a percent',
    ({ replace }) => {
      replace('src/content/prices.yaml', /price: \d+/, 'price: 109.5');
      replace('src/content/prices.yaml', /salesTaxPercent: .*/, 'salesTaxPercent: 1025');
    },
    [
      ...['src/content/prices.yaml is not valid', "'109.5' is not right", 'minimumService.price'],
      ...["'1025' is not right", 'such as 9.75 for 9.75%', 'salesTaxPercent'],
    ],
  ],
  [
    'an unknown key and a question without a group',
    ({ replace }) => {
      replace(CITY, '\nkind: city\n', '\nkind: city\nmayor: someone\n');
      replace(CITY, /\n {2}group: [a-z-]+\n/, '\n');
    },
    [CITY, 'mayor', 'answer.group'],
  ],
  [
    'a broken reference',
    ({ replace }) =>
      replace('src/content/licensed-services.yaml', /service: [a-z-]+/, 'service: saunas'),
    ['src/content/licensed-services.yaml: card', "no service 'saunas'"],
  ],
];

describe('content that cannot be read', () => {
  let project: Project;
  beforeEach(() => {
    project = copyProject();
  });
  afterEach(() => {
    project.remove();
  });

  test.each(FAULTS)('is named by file and field: %s', (_, breakContent, messages) => {
    breakContent(project);
    const { status, output } = project.readContent();
    expect(status).not.toBe(0);
    for (const message of messages) expect(output).toContain(message);
  });

  test('stops the build with the same message', () => {
    project.replace(CITY, '\nkind: city\n', '\nkind: city\nmayor: someone\n');
    const { status, output } = project.build();
    expect(status).not.toBe(0);
    expect(output).toContain(project.readContent().output.trim());
  });
});
