// cspell:ignore Malibo
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { answersSchema } from '#dev/adopt/answers.ts';
import { askAnswers } from '#dev/adopt/interview.ts';
import { openKeptAnswers } from '#dev/adopt/kept-answers.ts';
import { checkAnswers } from '#dev/adopt/problems.ts';
import { questions } from '#dev/adopt/questions.ts';
import { workInEmptyFolder } from '#tests/support/folders.ts';

workInEmptyFolder();
const file = 'answers.yaml';

const EXAMPLES = questions.map(({ example }) => example);

/** Types lines, then stops. @returns what was asked and said, and whether all questions were answered. */
async function type(lines: readonly string[]) {
  const rest = [...lines];
  const asked: string[] = [];
  const said: string[] = [];
  const isComplete = await askAnswers(
    {
      ask: (question) => {
        asked.push(question);
        return Promise.resolve(rest.shift());
      },
      say: (line) => said.push(line),
    },
    openKeptAnswers(file),
  );
  return { asked, said: said.slice(1), isComplete };
}
const kept = (): unknown => parse(readFileSync(file, 'utf8'));

describe('OWN-3 npm run adopt', () => {
  test('asks every question once when the answers are right: the examples are', async () => {
    const { asked, said, isComplete } = await type(EXAMPLES);
    expect([isComplete, asked.length]).toEqual([true, questions.length]);
    expect(said).toEqual([
      "  The site will say 'a licensed plumber in the Malibu Coast'.",
      "  The site will say 'across Western Los Angeles County'.",
      "  The site will say 'coastal homes'.",
    ]);
    expect(checkAnswers(answersSchema, kept())).toMatchObject({
      facts: { name: EXAMPLES[1], prices: { firstHour: 420, salesTaxPercent: 9.75 } },
      problems: [],
    });
  });

  test('leaves out every answer that an empty line may leave out, here as N/A, each by itself', async () => {
    const { isComplete, asked } = await type(
      questions.map(({ example, isOptional }) => (isOptional ? 'N/A' : example)),
    );
    expect([isComplete, asked.length]).toEqual([true, questions.length]);
    const { facts } = checkAnswers(answersSchema, kept());
    expect(facts).toMatchObject({
      claims: { masters: false, bonded: false },
      prices: { plans: [], sets: [] },
    });
    for (const name of ['email', 'licenseNumber', 'hours', 'prices.firstHour'])
      expect(facts).not.toHaveProperty(name);
  });

  const WRONG: Readonly<Record<string, readonly (readonly [line: string, reason: string])[]>> = {
    state: [['Texas', "'Texas' is not right: only California"]],
    name: [['', 'is missing']],
    shortName: [['A name of more than 24 letters', 'has 30 characters, and at most 24 fit']],
    phone: [['555-0134', "'555-0134' is not right: a US phone number"]],
    email: [['office at firm', "'office at firm' is not right"]],
    licenseNumber: [['12345', 'CSLB #123456']],
    siteUrl: [['our site', "'our site' is not right"]],
    base: [
      ['Irvine', "'Irvine' is not in the list of Los Angeles County"],
      ['Malibo', "'Malibo' (did you mean Malibu?) is not in the list"],
    ],
    cities: [
      ['Malibu, Atlantis', "'Atlantis' is not in"],
      ['Calabasas, Malibu, Calabasas', "'Calabasas' is listed twice"],
    ],
    postalCode: [
      ['9026', 'five digits'],
      ['93550', '93550 is not a ZIP code of Malibu'],
    ],
    namedCities: [
      ['Malibu, Atlantis', "'Atlantis' is not one of the cities"],
      ['a, b, c, d, e, f, g', 'is a list of 7, and it needs at most 6'],
    ],
    hours: [
      ['Monday to Friday, 8 to 4', 'such as Monday to Friday, 8 AM to 4 PM'],
      ['Monday, 8 AM to 4 PM; Friday, 8 AM to 4 AM', '8 AM to 4 AM ends before it begins'],
    ],
    'claims.insured': [
      ['no', 'only yes'],
      ['maybe', 'only yes'],
    ],
    'claims.bonded': [['maybe', "'maybe' is not right"]],
    'prices.firstHour': [['38400', "'38400' is not right: whole dollars"]],
    'prices.salesTaxPercent': [
      ['0.0975', "'0.0975' is not right: the sales tax in percent"],
      ['9,75', "'9,75' is not right"],
    ],
  };

  test.each(Object.entries(WRONG))(
    'refuses a wrong %s at once and asks again',
    async (name, wrong) => {
      const at = questions.findIndex(({ path }) => path.join('.') === name);
      const lines = EXAMPLES.toSpliced(at, 0, ...wrong.map(([line]) => line));
      const { asked, said, isComplete } = await type(lines);
      expect(isComplete).toBe(true);
      for (const [, reason] of wrong) expect(said.join('\n')).toContain(reason);
      expect(said.join('\n')).not.toMatch(/expected|received|Invalid|Too (?:big|small)/);
      const again = asked.filter((question) => question === asked[at]);
      expect(again).toHaveLength(wrong.length + 1);
      expect(again[0]).toContain(EXAMPLES[at]);
    },
  );

  test('keeps each answer as it is given, and goes on from there', async () => {
    const first = await type(EXAMPLES.slice(0, 6));
    expect(first.isComplete).toBe(false);
    expect(kept()).toMatchObject({ name: EXAMPLES[1], licenseNumber: EXAMPLES[5] });
    const second = await type(EXAMPLES.slice(6));
    expect(second.isComplete).toBe(true);
    expect(second.asked).toHaveLength(questions.length - 6);
    const third = await type([]);
    expect([third.isComplete, third.asked]).toEqual([true, []]);
  });

  test('does not ask again what was left out', async () => {
    await type([...EXAMPLES.slice(0, 4), '']);
    const { asked } = await type([]);
    expect(asked[0]).toContain(questions[5]?.text);
  });

  test('asks again for a kept answer that was changed into a wrong one, and says why', async () => {
    await type(EXAMPLES);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^phone: .*$/m, 'phone: 555-0134'));
    const { asked, said } = await type(['(213) 555-0134']);
    expect(asked).toHaveLength(1);
    expect(said).toEqual([expect.stringContaining("'555-0134' is not right")]);
  });

  test('keeps nothing before the first answer', async () => {
    await type([]);
    expect(existsSync(file)).toBe(false);
  });

  test('names the file of answers that is no YAML', () => {
    writeFileSync(file, 'name: [');
    expect(() => openKeptAnswers(file)).toThrow(`${file}: correct it, or delete it`);
  });
});
