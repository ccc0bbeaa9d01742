import { parse } from 'node-html-parser';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { MAX_MATERIALS_CENTS } from '#src/domain/estimate.ts';
import { hoursText } from '#src/domain/hours-text.ts';
import { Announcement } from '#src/islands/calculator/Announcement.tsx';
import { MaterialsField } from '#src/islands/calculator/MaterialsField.tsx';
import { PriceCalculator } from '#src/islands/calculator/PriceCalculator.tsx';
import {
  CALCULATOR_TEXTS,
  type CalculatorTexts,
  TextsContext,
} from '#src/islands/calculator/texts.ts';
import { RATES } from '#tests/unit/domain/rates.ts';

const MARK = '§';
const SPOKEN_ATTRIBUTES = ['aria-label', 'aria-valuetext', 'placeholder', 'title', 'alt'];
const WORD = /[a-z]{2,}/i;

/** The texts, each reduced to a mark and its placeholders. */
const marked: CalculatorTexts = JSON.parse(JSON.stringify(CALCULATOR_TEXTS), (_, text) =>
  typeof text === 'string' ? MARK + text.replaceAll(/(\{\w+\})|./gs, '$1') : text,
);

const facts = {
  rates: RATES,
  visit: {
    texts: {
      heading: MARK,
      intro: `${MARK} {visit}`,
      saving: `${MARK} {saving}`,
      longerJob: `${MARK} {visit}`,
      table: MARK,
      plumber: `${MARK} {hours}`,
    },
    rows: {
      visits: [{ label: `${MARK} 1`, cents: 175_00 }],
      unlimited: [{ label: `${MARK} 2`, note: `${MARK} 3`, cents: 109_00 }],
    },
    visitHours: 2,
  },
  phone: { display: '555', href: 'tel:+10000000000' },
  email: '1@2',
} as const;

/** Every text of the HTML that a visitor reads or hears, and those of the email that it starts. */
function textsOf(element: ReactNode): readonly string[] {
  const html = parse(renderToString(element));
  const attributes = html
    .querySelectorAll('*')
    .flatMap((node) => SPOKEN_ATTRIBUTES.map((name) => node.getAttribute(name)));
  const mails = html
    .querySelectorAll('[href^=mailto]')
    .flatMap((node) => [...new URL(node.attrs['href'] ?? '').searchParams.values()]);
  const texts = html
    .querySelectorAll('*')
    .flatMap(({ childNodes }) =>
      childNodes.filter(({ nodeType }) => nodeType === 3).map(({ text }) => text.trim()),
    );
  return [...texts, ...attributes, ...mails].filter((text) => text !== undefined);
}

const entry = { hours: 2.5, materialsCents: 0 };
const PARTS: readonly (readonly [name: string, element: ReactNode])[] = [
  ['announcement', <Announcement entry={entry} rates={RATES} isSettled />],
  ['hint', <MaterialsField cents={MAX_MATERIALS_CENTS} onChange={() => {}} />],
];

describe('texts of the price calculator', () => {
  test('ES-4 every text comes from the page', () => {
    const texts = textsOf(<PriceCalculator {...facts} texts={marked} />);
    expect(texts.filter((text) => WORD.test(text))).toEqual([]);
    expect(texts.filter((text) => text.includes(MARK)).length).toBeGreaterThan(30);
  });

  test.each(PARTS)('ES-4 every text of the %s comes from the page', (_, part) => {
    const texts = textsOf(<TextsContext value={marked}>{part}</TextsContext>);
    expect(texts.filter((text) => WORD.test(text))).toEqual([]);
    expect(texts.join()).toContain(MARK);
  });

  test('CALC-2 the figure of the hours has its unit', () => {
    const html = parse(renderToString(<PriceCalculator {...facts} />));
    const figure = html.querySelector('.hours-figure');
    expect(figure?.text).toBe(hoursText(RATES.labor.minHours, CALCULATOR_TEXTS));
  });

  test('PLAN-3 compares the ways to buy a visit, in texts that only the page has', () => {
    const texts = textsOf(<PriceCalculator {...facts} />);
    for (const row of ['1', '2', '3']) expect(texts).toContain(`${MARK} ${row}`);
    expect(JSON.stringify(CALCULATOR_TEXTS)).not.toMatch(/handyman|visit/i);
  });

  test('PLAN-3 names a saving only where a visit costs less than a plumber', () => {
    const saving = `${MARK} $209.00`;
    expect(textsOf(<PriceCalculator {...facts} />)).toContain(saving);
    const dear = {
      ...facts.visit,
      rows: { visits: [{ label: MARK, cents: RATES.labor.firstHourCents }], unlimited: [] },
    } as const;
    const texts = textsOf(<PriceCalculator {...facts} visit={dear} />);
    expect(texts.filter((text) => text.startsWith(`${MARK} $`))).toEqual([]);
  });
});
