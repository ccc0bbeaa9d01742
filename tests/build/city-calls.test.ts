import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { telLinkOfPrinted } from '#src/domain/contact-links.ts';
import { cityCalls, type Callee } from '#src/queries/city-calls.ts';
import { getCityPages, type CityPage } from '#src/queries/city-pages.ts';
import { content } from '#src/queries/content.ts';
import { CITY_ANSWER_ID, paths, WHO_TO_CALL_ID } from '#src/routes/paths.ts';
import { cityPages, pageAt } from '#tests/support/built-site.ts';
import { dataBlocks, objectsIn } from '#tests/support/json-ld.ts';
import { visibleText } from '#tests/support/visible-text.ts';

const { utilities } = content('en').utilities;
const kinds = ['water', 'gas', 'sewage', 'permits'] as const;
const pages = getCityPages().map((page) => {
  const { document } = pageAt(paths.city(page.city.slug));
  return { ...page, section: document.querySelector(`#${WHO_TO_CALL_ID}`), document };
});
interface Fallbacks {
  readonly name: string;
  readonly unknown?: string;
  readonly noNumber?: string;
}
const slugsOf = (found: readonly CityPage[]) => found.map(({ city }) => city.slug);

describe('LOC-2 whom to call in a city', () => {
  test('a city page has the section exactly when it knows a water supplier (LOC-8)', () => {
    const wrong = pages.filter(
      ({ city, section }) => (city.water === undefined) !== (section === null),
    );
    expect(slugsOf(wrong)).toEqual([]);
  });

  test.each(kinds.map((kind, at) => [kind, at] as const))(
    '%s: every number with its use, or where to find one',
    (kind, at) => {
      const wrong = pages.filter(({ city, copy, section }) => {
        const callees: readonly Callee[] | undefined = cityCalls(city)?.[kind];
        const item = section?.querySelectorAll('li')[at];
        if (callees === undefined || item === undefined) return section !== null;
        const text = visibleText(item);
        const { unknown = '-', noNumber = '-' }: Fallbacks = copy.calls[kind];
        const phones = callees.flatMap(({ phones }) => phones);
        const links = item
          .querySelectorAll('a[href^="tel:"]')
          .map((link) => link.getAttribute('href'));
        return !(
          text.includes(copy.calls[kind].name) &&
          (callees.length > 0 || text.includes(unknown)) &&
          callees.every(
            ({ name, phones }) => phones.length > 0 || text.split(name)[1]?.includes(noNumber),
          ) &&
          phones.every(({ text: number, use }) => text.includes(`${number} ${use}`)) &&
          phones.every(({ href }) => links.includes(href)) &&
          callees.every(({ page }) =>
            item.querySelectorAll('a').some((link) => link.getAttribute('href') === page),
          )
        );
      });
      expect(slugsOf(wrong)).toEqual([]);
    },
  );

  test('every number of the section is in the content, and the company stands in no item', () => {
    const known = new Set(
      utilities.flatMap(({ phones }) => phones.map(({ number }) => telLinkOfPrinted(number))),
    );
    const wrong = pages.filter(({ section }) =>
      section
        ?.querySelectorAll('a[href^="tel:"]')
        .map((link) => link.getAttribute('href') ?? '')
        .some((href) => href !== 'tel:911' && !known.has(href)),
    );
    expect(slugsOf(wrong)).toEqual([]);
  });

  test('where there are several water suppliers, the section says how to tell whose customer one is', () => {
    const wrong = pages.filter(
      ({ city, copy, section }) =>
        section !== null &&
        visibleText(section).includes(copy.calls.water.several) !== (city.water ?? []).length > 1,
    );
    expect(slugsOf(wrong)).toEqual([]);
  });

  test('LOC-7 the structured data has the section as a list of the services with their numbers', () => {
    const wrong = pages.filter(({ city, copy, section }) => {
      const lists = objectsIn(dataBlocks(pageAt(paths.city(city.slug)))).filter(
        (node) => node['@type'] === 'ItemList',
      );
      if (section === null) return lists.length > 0;
      const calls = cityCalls(city);
      const services = kinds.flatMap((kind): readonly Callee[] => calls?.[kind] ?? []);
      const list = lists.find(({ '@id': id }) => String(id).endsWith(`#${WHO_TO_CALL_ID}`));
      return !isDeepStrictEqual(
        { name: list?.['name'], items: list?.['itemListElement'] },
        {
          name: copy.calls.heading,
          items: services.map(({ name, phones }) => ({
            '@type': 'Organization',
            name,
            ...(phones.length > 0 && { telephone: phones.map(({ text }) => text) }),
          })),
        },
      );
    });
    expect(slugsOf(wrong)).toEqual([]);
  });

  test('the section names the month in which its pages were read', () => {
    const wrong = pages.filter(
      ({ city, copy, section }) =>
        section !== null &&
        !visibleText(section).includes(`${copy.calls.read} ${String(cityCalls(city)?.months)}`),
    );
    expect(slugsOf(wrong)).toEqual([]);
  });
});

test('EMERG-2 each 911 in the answer of a city is a call link', () => {
  const answers = cityPages.flatMap(({ file, document }) =>
    document.querySelectorAll(`section[aria-labelledby="${CITY_ANSWER_ID}"]`).map((section) => ({
      file,
      words: [...section.text.matchAll(/\b911\b/g)].length,
      links: section.querySelectorAll('a[href="tel:911"]').length,
    })),
  );
  expect(answers.some(({ links }) => links > 1)).toBe(true);
  expect(answers.filter(({ words, links }) => words !== links)).toEqual([]);
});
