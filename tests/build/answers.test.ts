import { expect, test } from 'vitest';
import { parseZips } from '#src/domain/zip-finder.ts';
import { content } from '#src/queries/content.ts';
import { getQuestionGroups, getRelatedToFaq } from '#src/queries/questions.ts';
import { answerLink, paths, ZIP_LIST_ID } from '#src/routes/paths.ts';
import {
  cityPages,
  mainOf,
  pageAt,
  englishPages,
  servicePages,
  type BuiltPage,
} from '#tests/support/built-site.ts';
import { internalLinks } from '#tests/support/internal-links.ts';
import { dataBlocks, objectsIn } from '#tests/support/json-ld.ts';

const questions = getQuestionGroups().flatMap((group) => group.questions);
const answersPage = pageAt(paths.answers);
const links = mainOf(answersPage)
  .querySelectorAll('[data-words] a')
  .map((link) => ({ text: link.text.trim(), href: link.getAttribute('href') }));

test('ANSW-1 /answers links every question of the site once, in the words of its answer', () => {
  const wanted = questions.map((question) => ({
    text: question.question,
    href: answerLink(question),
  }));
  expect(links).toEqual(wanted);
  const elsewhere = links.filter(({ text, href }) => {
    const [path = '', id = ''] = href?.split('#') ?? [];
    const answer = pageAt(path).document.getElementById(id);
    return !answer?.closest('section, [data-faq]')?.text.includes(text);
  });
  expect(elsewhere).toEqual([]);
});

test('ANSW-1 the structured data of /answers names no question: the answers are on other pages', () => {
  const types = objectsIn(dataBlocks(answersPage)).map((node) => String(node['@type']));
  expect(types.filter((type) => /FAQPage|Question|Answer/.test(type))).toEqual([]);
});

test('ANSW-2 the ZIP finder lists the ZIP codes of every city', () => {
  const wanted = content('en').cities.map(({ slug, zips }) => [paths.city(slug), zips]);
  for (const page of [answersPage, pageAt(paths.city('404'))]) {
    const listed = page.document
      .querySelectorAll(`#${ZIP_LIST_ID} li`)
      .map((item) => [item.querySelector('a')?.getAttribute('href'), parseZips(item.text)]);
    expect(listed, page.file).toEqual(wanted);
  }
});

test('ANSW-3 the menu, the FAQ, the services and the city pages link to /answers', () => {
  const hasLink = (page: BuiltPage, within: string) =>
    page.document.querySelector(`${within} a[href="${paths.answers}"]`) !== null;
  expect(englishPages.filter((page) => !hasLink(page, '#site-menu'))).toEqual([]);
  const subjects = [pageAt(paths.faq), pageAt(paths.services), ...servicePages, ...cityPages];
  expect(subjects.filter((page) => !hasLink(page, 'main')).map(({ file }) => file)).toEqual([]);
});

test('ANSW-3 related questions are on other pages, each once and at most three', () => {
  const found = [...servicePages, ...cityPages].flatMap((page) => {
    const related = internalLinks(page, 'nav[aria-labelledby="related"]').slice(0, -1);
    const isRight =
      related.length <= 3 &&
      new Set(related.map(({ href }) => href)).size === related.length &&
      related.every(({ path, fragment }) => path !== page.path && fragment !== '');
    return isRight ? [] : [`${page.file}: ${related.map(({ href }) => href).join(', ')}`];
  });
  expect(found).toEqual([]);
});

test('ANSW-3 each category of the FAQ leads to the question of another page that is the closest', () => {
  const targets = internalLinks(pageAt(paths.faq), 'main').map(({ href }) => href);
  const related = content('en').faq.flatMap((category) => getRelatedToFaq(category) ?? []);
  expect(related).not.toEqual([]);
  for (const question of related) expect(targets).toContain(answerLink(question));
});
