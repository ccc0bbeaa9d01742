import { describe, expect, test } from 'vitest';
import { content } from '#src/queries/content.ts';
import { getCityPages } from '#src/queries/city-pages.ts';
import {
  findRelatedToService,
  getQuestionGroups,
  getQuestions,
  getRelatedToCity,
  getRelatedToService,
  type Question,
} from '#src/queries/questions.ts';

const cities = content('en').cities;
const questions = getQuestions();
const idsOf = (list: readonly Question[]) => list.map(({ page, id }) => `${page} ${id}`);

test('ANSW-1 every question of the FAQ and of a city is in one group', () => {
  const faq = content('en').faq.flatMap((category) => category.questions);
  const wanted = [...faq.map(({ id }) => `faq ${id}`), ...cities.map(({ slug }) => `city ${slug}`)];
  const grouped = getQuestionGroups().flatMap((group) => group.questions);
  expect(idsOf(grouped).toSorted()).toEqual(wanted.toSorted());
});

test('ANSW-1 a group begins with the questions that have a place in it', () => {
  const groups = getQuestionGroups().map((group) => group.questions.map(({ place }) => place));
  expect(groups.flat().some((place) => place !== undefined)).toBe(true);
  for (const places of groups) {
    const placed = places.filter((place) => place !== undefined);
    expect(places.slice(0, placed.length)).toEqual(placed.toSorted((a, b) => a - b));
  }
});

test('ANSW-1 a synonym holds for every question that contains its word', () => {
  const about = questions.filter(({ question }) => /\btoilet/i.test(question));
  expect(about).not.toEqual([]);
  expect(questions.filter(({ words }) => words.includes('commode'))).toEqual(about);
});

describe('ANSW-3 related questions', () => {
  // tests/build/answers.test.ts checks how many each page has; here each call reads the content again.
  test('of a service are not those of the cities on its page', () => {
    const pages = getCityPages();
    for (const service of content('en').services.slice(0, 3)) {
      const related = getRelatedToService(service.slug);
      const listed = pages.filter(({ featured }) => featured.slug === service.slug);
      const twice = idsOf(related).filter((id) =>
        listed.some(({ city }) => id === `city ${city.slug}`),
      );
      expect(twice, service.slug).toEqual([]);
      const elsewhere = questions.filter(
        ({ id, page, topics }) =>
          page === 'city' &&
          topics.some((topic) => service.topics.includes(topic)) &&
          !listed.some(({ city }) => id === city.slug),
      );
      expect(findRelatedToService(service.slug)).toEqual(expect.arrayContaining(elsewhere));
    }
  });

  test('have a topic of the page', () => {
    for (const { slug, answer } of cities.slice(0, 3))
      for (const { id, topics } of getRelatedToCity(slug))
        expect(answer.topics, `${slug}: ${id}`).toContain(
          topics.find((topic) => answer.topics.includes(topic)),
        );
    for (const service of content('en').services.slice(0, 3))
      for (const { id, topics } of getRelatedToService(service.slug))
        expect(service.topics, `${service.slug}: ${id}`).toContain(
          topics.find((topic) => service.topics.includes(topic)),
        );
  });
});
