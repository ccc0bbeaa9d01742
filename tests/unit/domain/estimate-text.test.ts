import { describe, expect, test } from 'vitest';
import { estimate } from '#src/domain/estimate.ts';
import { estimateSentence, estimateText, materialsMarkupText } from '#src/domain/estimate-text.ts';
import { hoursText } from '#src/domain/hours-text.ts';
import { CALCULATOR_TEXTS as ENGLISH } from '#src/islands/calculator/texts.ts';
import { RATES } from './rates.ts';

const lines = estimate({ hours: 2.5, materialsCents: 70_00 }, RATES);

describe('estimate text', () => {
  test('the email lists every line, the rates and the total', () => {
    expect(estimateText(lines, 70_00, RATES, ENGLISH)).toBe(
      [
        'Estimate from the price calculator',
        '',
        'Labor, 2.5 hours: $672.00',
        'Marked-up materials ($70.00 + about 43%): $100.00',
        'Sales tax, 10.5% of materials: $10.50',
        'Total: $782.50',
      ].join('\n'),
    );
  });

  test('the email ends with the link to the estimate if there is one', () => {
    const link = 'https://plumber.example/price-calculator?hours=2.5&materials=70';
    expect(estimateText(lines, 70_00, RATES, ENGLISH, link).endsWith(`\n\n${link}`)).toBe(true);
  });

  test('CALC-6 the sentence for screen readers has the hours and every price', () => {
    expect(estimateSentence(lines, ENGLISH)).toBe(
      'Estimate for 2.5 hours: labor $672.00, marked-up materials $100.00, sales tax $10.50, total $782.50.',
    );
  });

  test.each([
    [7000, '43%'],
    [6667, '50%'],
    [10_000, '0%'],
  ])('ASK-2 materials divided by %d basis points are marked up by %s', (divisor, markup) => {
    const rates = { ...RATES, materialsMarkupDivisorBasisPoints: divisor };
    expect(materialsMarkupText(rates)).toBe(markup);
  });

  test.each([
    [1, '1 hour'],
    [1.25, '1.25 hours'],
    [8, '8 hours'],
  ])('hoursText formats %d as %s', (hours, text) => {
    expect(hoursText(hours, ENGLISH)).toBe(text);
  });
});
