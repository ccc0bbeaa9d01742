// cspell:ignore esta semana
import { describe, expect, test } from 'vitest';
import { parseOfficeHours } from '#src/domain/parse-office-hours.ts';
import { company, content, prices, territory } from '#src/queries/content.ts';

// Repeats the specification's figures on purpose: an accidental change of a price fails here.
describe('CALC-2, CALC-3 the rates of the calculator', () => {
  test('charge $384 for the first hour and $48 for each further quarter hour, 1 to 8 hours', () => {
    expect(prices.labor).toEqual({
      firstHourCents: 38400,
      quarterHourCents: 4800,
      minHours: 1,
      maxHours: 8,
      stepHours: 0.25,
    });
  });

  test('divide materials by 0.7 and add 10.5% sales tax', () => {
    expect(prices.materialsMarkupDivisorBasisPoints / 10_000).toBe(0.7);
    expect(prices.salesTaxBasisPoints / 100).toBe(10.5);
  });
});

describe('ASK-2 the answers that need no new fact', () => {
  test.each(['en', 'es'] as const)('say what time and parts cost (%s)', (locale) => {
    const questions = content(locale).faq.flatMap((category) => category.questions);
    const figuresOf = (id: string) =>
      questions.find((question) => question.id === id)?.answer.match(/\$?\d+(?:\.\d+)?%?/g);
    expect(figuresOf('plumber-cost-by-time')).toEqual(['$384', '$576', '$48']);
    expect(figuresOf('how-materials-are-charged')).toEqual([
      '43%',
      '0.7',
      '10.5%',
      '$100',
      '$157.86',
    ]);
  });

  test.each([
    ['patching-included', /^No\..*not included/s],
    ['written-contract', /^Yes,.*before work begins.*in writing/s],
    ['permit-needed', /we obtain it/],
    ['how-labor-is-counted', /first hour.*the least the calculator shows/s],
  ])('%s is answered', (id, answer) => {
    const questions = content('en').faq.flatMap((category) => category.questions);
    expect(questions.find((question) => question.id === id)?.answer).toMatch(answer);
  });
});

describe('Section 9 plans and prices', () => {
  test('a visit is 2 hours; the minimum service costs $175 for one visit', () => {
    expect(prices.visitHours).toBe(2);
    expect(prices.minimumService).toMatchObject({ priceCents: 17500, visits: 1 });
  });

  test.each([
    ['Unlimited visits', 10900, 'month', null, 'Best Value'],
    ['12 visits', 200000, 'year', 12, 'Most Popular'],
    ['24 visits', 350000, 'year', 24, null],
    ['48 visits', 650000, 'year', 48, null],
  ])('%s costs %d cents per %s', (name, priceCents, period, visits, badge) => {
    const plan = prices.plans.find((candidate) => candidate.name === name);
    expect(plan).toMatchObject({ priceCents, period, visits, badge });
  });

  test('the plans have the order of the specification and there are no others', () => {
    expect(prices.plans.map(({ visits }) => visits)).toEqual([null, 12, 24, 48]);
  });

  test('there are three free clubs; a review is worth $192', () => {
    expect(prices.clubs).toHaveLength(3);
    expect(prices.reviewClubRewardCents).toBe(19200);
  });

  test.each(['en', 'es'] as const)(
    'a plan promises no day, as scheduling takes 1 to 3 (%s)',
    (locale) => {
      const { prices, handyman, home } = content(locale);
      const text = JSON.stringify([prices, handyman, home.pricing, home.howItWorks]);
      expect(text).not.toMatch(
        /\b(?:this week|today|tonight|tomorrow|same day|esta semana|hoy)\b/i,
      );
    },
  );

  test('the FAQ keeps its quoted prices', () => {
    const answers = content('en').faq.flatMap(({ questions }) => questions);
    const answer = (id: string) => answers.find((question) => question.id === id)?.answer;
    expect(answer('what-does-one-visit-cost')).toContain('one visit is $384 minimum');
    expect(answer('three-or-six-visits')).toContain(
      'A set of 3 visits is $800 and gives you 6 hours of work. A set of 6 visits is $1,200 and gives you 12 hours.',
    );
    expect(answer('yearly-plans')).toContain(
      '12 visits, 24 hours in all, cost $2,000 per year and are billed upfront. 24 visits, 48 hours, cost $3,500 per year. 48 visits, 96 hours, cost $6,500 per year.',
    );
  });
});

describe('PROD-5, PROD-7 company facts', () => {
  test('hours and time zone', () => {
    expect(company.hours.office).toEqual([parseOfficeHours('Monday to Friday, 8 AM to 4 PM')]);
    expect(content('en').officeHours).toEqual({
      week: ['Monday to Friday, 8AM-4PM', 'Weekends: emergencies only'],
      holidays: [],
      inText: 'Monday to Friday, 8AM-4PM',
      emergenciesOnly: 'Weekends are for emergencies only',
    });
    expect(company.hours.emergency).toBe('24/7');
    expect(company.hours.timeZone).toBe('America/Los_Angeles');
  });

  test('claims', () => {
    expect(Object.values(company.claims).join('; ').toLowerCase()).toBe(
      '5.0; 20+ years of experience; 2,500+ satisfied customers; hundreds of members; ' +
        'licensed and insured; licensed master plumbers; bonded; 24/7 emergency service',
    );
  });

  test('PROD-2 the named service areas', () => {
    expect(company.namedServiceAreas).toEqual([
      'monrovia',
      'arcadia',
      'pasadena',
      'duarte',
      'bradbury',
      'sierra-madre',
    ]);
    expect(territory.region).toBe('San Gabriel Valley');
  });

  test('CITY-3 the default city', () => {
    expect(territory.defaultCity).toBe('los-angeles');
  });

  test('PROD-10 sample facts are marked and use reserved numbers and domains', () => {
    const { samples, phone, email, licenseNumber } = company;
    expect(samples.includes('phone')).toBe(/555-01\d\d$/.test(phone.display));
    expect(samples.includes('email')).toBe(email.endsWith('.example'));
    expect(samples.includes('licenseNumber')).toBe(licenseNumber === 'CSLB #000000');
  });
});
