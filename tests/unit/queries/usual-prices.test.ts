import { expect, test } from 'vitest';
import { getCityPages } from '#src/queries/city-pages.ts';
import { content } from '#src/queries/content.ts';
import { getUsualPrices } from '#src/queries/usual-prices.ts';

const cityPages = getCityPages();

test('PLAN the usual prices of a service lie evenly between its lowest and its highest', () => {
  const spreads = content('en').services.map(({ slug }) => {
    const totals = cityPages
      .filter(({ featured, job }) => featured.slug === slug && job.entry !== undefined)
      .map(({ job }) => job.price.totalCents)
      .sort((a, b) => a - b);
    const shown = getUsualPrices(slug).map(({ price }) => price.totalCents);
    const even = shown.map((_, at) =>
      Math.round((at * (totals.length - 1)) / Math.max(1, shown.length - 1)),
    );
    return { slug, totals, shown, even: even.map((rank) => totals[rank]) };
  });
  for (const { slug, totals, shown, even } of spreads) {
    expect(shown, slug).toEqual(even);
    expect(shown, slug).toHaveLength(Math.min(4, totals.length));
  }
});
