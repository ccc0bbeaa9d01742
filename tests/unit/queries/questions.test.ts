import { describe, expect, test } from 'vitest';
import { getCities, getFaqCategories, getServices } from '#src/queries/collections.ts';
import { getCityPages } from '#src/queries/city-pages.ts';
import {
  getQuestionGroups,
  getQuestions,
  getRelatedToCity,
  getRelatedToFaq,
  getRelatedToService,
  type Question,
} from '#src/queries/questions.ts';

const cities = await getCities();
const questions = await getQuestions();
const idsOf = (list: readonly Question[]) => list.map(({ page, id }) => `${page} ${id}`);
const hasTwins = (list: readonly Question[]) =>
  new Set(list.map(({ question }) => question)).size < list.length;

test('ANSW-1 every question of the FAQ and of a city is in one group', async () => {
  const faq = (await getFaqCategories()).flatMap((category) => category.questions);
  const wanted = [...faq.map(({ id }) => `faq ${id}`), ...cities.map(({ slug }) => `city ${slug}`)];
  const grouped = (await getQuestionGroups()).flatMap((group) => group.questions);
  expect(idsOf(grouped).toSorted()).toEqual(wanted.toSorted());
});

test('ANSW-1 a synonym holds for every question that contains its word', () => {
  const about = questions.filter(({ question }) => /\btoilet/i.test(question));
  expect(about.length).toBeGreaterThan(1);
  expect(about.filter(({ words }) => !words.includes('commode'))).toEqual([]);
});

describe('ANSW-3 related questions', () => {
  // tests/build/answers.test.ts checks every page; here each call reads the content again.
  test('of a city are at most three others', async () => {
    for (const { slug, answer } of cities.slice(0, 3)) {
      const related = await getRelatedToCity(slug);
      expect(related.length, slug).toBeLessThanOrEqual(3);
      expect(hasTwins(related), slug).toBe(false);
      expect(idsOf(related), slug).not.toContain(`city ${slug}`);
      expect(related.map(({ question }) => question)).not.toContain(answer.question);
    }
  });

  test('of a service are not those of the cities on its page', async () => {
    const pages = await getCityPages();
    for (const service of (await getServices()).slice(0, 3)) {
      const related = await getRelatedToService(service.slug);
      const listed = pages.filter(({ featured }) => featured.slug === service.slug);
      const twice = idsOf(related).filter((id) =>
        listed.some(({ city }) => id === `city ${city.slug}`),
      );
      expect(related.length, service.slug).toBeLessThanOrEqual(3);
      expect(twice, service.slug).toEqual([]);
    }
  });

  test('of the FAQ are on other pages', async () => {
    const related = await getRelatedToFaq();
    expect(related.length).toBeLessThanOrEqual(3);
    expect(related.filter(({ page }) => page !== 'city')).toEqual([]);
    expect(hasTwins(related)).toBe(false);
  });

  test('have a topic of the page', async () => {
    for (const { slug, answer } of cities.slice(0, 3))
      for (const { id, topics } of await getRelatedToCity(slug))
        expect(answer.topics, `${slug}: ${id}`).toContain(
          topics.find((topic) => answer.topics.includes(topic)),
        );
    for (const service of (await getServices()).slice(0, 3))
      for (const { id, topics } of await getRelatedToService(service.slug))
        expect(service.topics, `${service.slug}: ${id}`).toContain(
          topics.find((topic) => service.topics.includes(topic)),
        );
  });
});
