import { expect, test } from 'vitest';
import { parseOfficeHours } from '#src/domain/parse-office-hours.ts';
import { readFile } from '#src/queries/read-file.ts';
import { companySchema } from '#src/schemas/company.ts';
import { withEdits } from '#tests/support/edits.ts';
import { schemaProblems } from '#tests/support/schema-problems.ts';

const withPhone = (phone: string) =>
  withEdits(readFile('src/content/company.yaml').fields, [[['phone'], phone]]);

test('OWN-4 companySchema derives the shown and the dialed number from one', () => {
  expect(companySchema.parse(withPhone('213.555.0134')).phone).toEqual({
    display: '(213) 555-0134',
    e164: '+12135550134',
  });
});

test('OWN-5 companySchema says which phone number was typed, and what is right', () => {
  expect(schemaProblems(companySchema, withPhone('555-0134'))).toEqual([
    "phone: '555-0134' is not right: a US phone number with its area code, such as (213) 555-0134",
  ]);
});

test.each([
  [
    'an emergency line without its hours',
    [
      [['hours', 'emergency'], undefined],
      [['claims', 'emergency'], '24/7 emergency service'],
    ],
    'claims.emergency: is only true with the emergency hours 24/7',
  ],
  [
    'a rating without the page that has it',
    [
      [['reviewsUrl'], undefined],
      [['claims', 'rating'], '4.9'],
    ],
    'reviewsUrl: is missing: whoever reads the rating must be able to check it',
  ],
] as const)('OWN-2 companySchema refuses the claim of %s', (_, edits, problem) => {
  const facts = withEdits(readFile('src/content/company.yaml').fields, edits);
  expect(schemaProblems(companySchema, facts)).toEqual([problem]);
});

test('OWN-4 companySchema puts days with the same hours together', () => {
  const typed = ['Friday, 8am-4pm', 'Monday to Thursday, 8 AM to 4 PM'];
  const facts = withEdits(readFile('src/content/company.yaml').fields, [
    [['hours', 'office'], typed],
  ]);
  expect(companySchema.parse(facts).hours.office).toEqual([
    parseOfficeHours('Monday to Friday, 8 AM to 4 PM'),
  ]);
});
