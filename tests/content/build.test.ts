import { afterAll, expect, test } from 'vitest';
import { copyProject } from '#tests/support/project-copy.ts';

const project = copyProject();
afterAll(project.remove);

// tests/unit and references.test.ts have the other mistakes.
test('OWN-4 a wrong price and a tax in hundredths of a percent stop the build by file and field', () => {
  project.replace('src/content/prices.yaml', /price: \d+/, 'price: 109.5');
  project.replace('src/content/prices.yaml', /salesTaxPercent: .*/, 'salesTaxPercent: 1025');
  const { status, output } = project.build();
  expect(status).not.toBe(0);
  for (const message of [
    ...['src/content/prices.yaml is not valid', "'109.5' is not right", 'minimumService.price'],
    ...["'1025' is not right", 'such as 9.75 for 9.75%', 'salesTaxPercent'],
  ])
    expect(output).toContain(message);
  const read = project.readContent();
  expect(read.status).not.toBe(0);
  expect(output).toContain(read.output.trim());
});
