import { parse } from 'node-html-parser';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FaqAccordion } from '#src/islands/faq/FaqAccordion.tsx';

const phone = { display: 'a number', href: 'tel:+10000000000' };
const questions = [
  { id: 'first', question: 'One?', answer: 'Yes.' },
  { id: 'second', question: 'Two?', answer: 'No.' },
];
const html = parse(renderToString(<FaqAccordion questions={questions} phone={phone} />));

test('FAQ-2 the server-rendered HTML has every answer and no aria-expanded attribute', () => {
  expect(html.querySelectorAll('faq-panel').map(({ text }) => text.slice(0, 3))).toEqual([
    'Yes',
    'No.',
  ]);
  expect(html.querySelectorAll('[aria-expanded]')).toEqual([]);
});

test('FAQ-1 the questions of a category share one box', () => {
  expect(html.querySelectorAll('.card')).toHaveLength(1);
});

test('FAQ-2 the link to a translated answer has its label', () => {
  const list = <FaqAccordion questions={questions} phone={phone} linkLabel="Enlace" />;
  const links = parse(renderToString(list)).querySelectorAll('a.no-print');
  expect(links.map(({ text }) => text)).toEqual(['Enlace', 'Enlace']);
  expect(links[0]?.getAttribute('aria-label')).toBe('Enlace: One?');
});
