import { expect, test } from 'vitest';
import { formatCents, formatWholeDollars } from '#src/domain/money.ts';
import { content, prices } from '#src/queries/content.ts';
import { paths, pathsIn, planTermsLink } from '#src/routes/paths.ts';
import { cityPages, mainOf, pageAt, pages } from '#tests/support/built-site.ts';
import { visibleText } from '#tests/support/visible-text.ts';

/** Prices of the plans, each as pages write it: with cents, and without. */
const amounts = prices.plans
  .flatMap(({ priceCents }) => [formatWholeDollars(priceCents), formatCents(priceCents)])
  .map((amount) => amount.replaceAll(/[$.]/g, '\\$&'));
const PLAN_PRICE = new RegExp(`(?:${amounts.join('|')})(?![\\d,]|\\.\\d)`);

const showing = pages.filter(
  (page) => page.englishPath !== paths.terms && PLAN_PRICE.test(visibleText(mainOf(page))),
);

test.runIf(prices.plans.length > 0)(
  'ASK-3 a page that shows a plan price says its term, with a link to the terms of service',
  () => {
    const found = showing.filter((page) => {
      const note = mainOf(page)
        .querySelectorAll('p')
        .find(
          (line) => line.querySelector(`a[href="${planTermsLink(pathsIn(page.locale))}"]`) !== null,
        );
      return !note || !visibleText(note).includes(String(content(page.locale).site.plans.terms));
    });
    expect(found.map(({ path }) => path)).toEqual([]);
  },
);

test.runIf(prices.plans.length > 0)(
  'ASK-3 plan prices are found on home, handyman, calculator, FAQ and city pages',
  () => {
    const { home, handyman, calculator, faq } = paths;
    // The calculator compares with the price of an unlimited plan.
    const compared = prices.plans.some(({ visits }) => visits === null) ? [calculator] : [];
    const expected = [...[home, handyman, faq, ...compared].map(pageAt), ...cityPages];
    expect(expected.filter((page) => !showing.includes(page)).map(({ path }) => path)).toEqual([]);
  },
);
