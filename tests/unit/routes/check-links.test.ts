import { describe, expect, test } from 'vitest';
import { content } from '#src/queries/content.ts';
import { checkLinks } from '#src/routes/check-links.ts';
import { paths } from '#src/routes/paths.ts';

const { cities } = content('en');
const [city] = cities;

describe.each(['a question', 'the text of a service'])('OWN-5 a link in %s', (place) => {
  const checkWith = (href: string) => () => {
    const link = place === 'a question' ? { href } : undefined;
    const html = `<p><a class="x" href="${link ? paths.home : href}">More</a></p>`;
    const faq = [{ slug: '1-prices', questions: [{ id: 'cash', link }] }];
    checkLinks({ faq, services: [{ slug: 'repairs', html }], cities, legal: [] });
  };

  test.each([
    paths.faq,
    `${paths.faq}#cash`,
    `${paths.home}#pricing`,
    `${paths.services}/repairs`,
    paths.city(city?.slug ?? ''),
  ])('may lead to %s', (href) => {
    expect(checkWith(href)).not.toThrow();
  });

  test.each(['/pets', `${paths.faq}#pets`, `${paths.services}/pets`])(
    'may not lead to %s, which is not there',
    (href) => {
      expect(checkWith(href)).toThrow(`no page of this site has the address '${href}'`);
    },
  );
});
