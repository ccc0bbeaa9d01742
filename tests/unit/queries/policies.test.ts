import { describe, expect, test } from 'vitest';
import { fillText } from '#src/domain/fill-text.ts';
import { formatWholeDollars } from '#src/domain/money.ts';
import { writeSentence } from '#src/queries/policies.ts';
import { content } from '#src/queries/content.ts';
import { policiesSchema, policyNameSchema, type Policies } from '#src/schemas/policies.ts';
import { policyContent } from '#tests/support/policy-content.ts';

const { policyTexts: texts, prices } = content('en');
/** Writes the sentence of the only policy. */
function write(policies: Policies): string {
  const name = policyNameSchema.options.find((one) => policies[one] !== undefined);
  const policy = name && policies[name];
  if (name === undefined || policy === undefined) throw new Error('no policy');
  return writeSentence(name, policy, { texts, prices, tag: 'en-US' });
}
const parsed = (policies: unknown) => policiesSchema.parse(policies);
const { firstHourCents, quarterHourCents } = prices.labor;
const { financing, nightRate, ownParts, payment, prepaidVisits, whoComes } = texts;

describe('ASK-1 the sentence of a policy', () => {
  test.each<[unknown, readonly string[]]>([
    [{ nightRate: { times: 1 } }, [nightRate.same]],
    [
      { nightRate: { times: 2, from: '18:30', to: '07:00', weekends: true, holidays: true } },
      [
        fillText(nightRate.times, {
          firstHour: formatWholeDollars(firstHourCents * 2),
          quarterHour: formatWholeDollars(quarterHourCents * 2),
          when: 'from 6:30 PM to 7 AM, on weekends, and on holidays',
        }),
      ],
    ],
    [
      { nightRate: { perHourDollars: 480, weekends: true } },
      [fillText(nightRate.perHour, { rate: '$480', when: nightRate.weekends })],
    ],
    [{ visitFee: { dollars: 0 } }, [texts.visitFee.none]],
    [{ visitFee: { dollars: 89 } }, ['$89', 'on top of the work']],
    [{ visitFee: { dollars: 89, credited: true } }, ['$89', 'off your bill']],
    [{ warranty: { laborMonths: 1, partsMonths: 24 } }, ['1 month,', '24 months']],
    [{ warranty: { laborMonths: 12, partsMonths: 0 } }, ['12 months', 'manufacturer']],
    [{ payment: { methods: ['check', 'cash'] } }, ["check or cash. We don't take cards"]],
    [{ financing: { offered: false } }, [financing.none]],
    [
      { financing: { offered: true, provider: 'A $& bank' } },
      [fillText(financing.any, { provider: 'A $& bank' })],
    ],
    [{ financing: policyContent.financing }, ['$1,500', 'Foothill Lending']],
    [{ insurance: policyContent.insurance }, ['Example Mutual']],
    [
      { whoComes: policyContent.whoComes },
      [
        [whoComes.plumbers.employees, whoComes.handymen.both, policyContent.whoComes.checks].join(
          ' ',
        ),
      ],
    ],
    [{ whoComes: { plumbers: 'both', handymen: 'employees' } }, [whoComes.plumbers.both]],
    [{ ownParts: { installed: false } }, [ownParts.none]],
    [{ ownParts: { installed: true } }, [ownParts.noWarranty]],
    [{ ownParts: { installed: true, laborWarranty: true } }, [ownParts.warranty]],
    [{ prepaidVisits: 'kept' }, [prepaidVisits.kept]],
    [{ visitsPerWeek: 2 }, ['2']],
  ])('%j', (policies, parts) => {
    const sentence = write(parsed(policies));
    for (const part of parts) expect(sentence).toContain(part);
    expect(sentence).toMatch(/^[A-Z][^{}]+\.$/);
  });

  test('does not add that cards are refused where one is taken', () => {
    const methods = { payment: { methods: ['cash', 'debit-card'] } };
    expect(write(parsed(methods))).toBe(fillText(payment.cards, { methods: 'cash or debit card' }));
  });

  test('formats a factor that gives cents with them', () => {
    const rate = { nightRate: { times: 1.15, weekends: true } };
    expect(write(parsed(rate))).toMatch(/\$\d+(?:\.\d\d)? and .* \$\d+(?:\.\d\d)? on weekends/);
  });
});
