import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { lazily, once, perLocale } from '#src/queries/cached.ts';
import { fillTexts, interpolateFacts } from '#src/queries/interpolate-facts.ts';
import { isTranslated, rulesOfFile, type FieldRules } from '#src/schemas/field-rules.ts';
import { collectReads, mapTexts, noteReads } from '#src/queries/shown-files.ts';

/** Texts of a file, each of which notes it. */
const textsOf = <Value>(file: string, value: Value) =>
  mapTexts(value, file, (text) => {
    noteReads([file]);
    return text;
  });
const readsOf = (read: () => unknown) => [...collectReads(read).files];

const home = textsOf('home.yaml', { heading: 'Home', steps: ['One', 'Two'], count: 3 });

describe('mapTexts', () => {
  test('keeps the shape of a value and changes its texts', () => {
    const value = { a: 'x', list: ['y', { b: 'z' }], empty: [], none: null, no: undefined };
    const changed = mapTexts(value, 'a.yaml', (text, where) => `${text} ${where}`);
    expect(changed).toEqual({
      a: 'x a.yaml: a',
      list: ['y a.yaml: list[0]', { b: 'z a.yaml: list[1]: b' }],
      empty: [],
      none: null,
      no: undefined,
    });
    expect(Object.keys(changed)).toEqual(Object.keys(value));
    expect(Array.isArray(changed.list)).toBe(true);
  });

  test('tells the rules of each text', () => {
    const schema = z.object({ a: z.string(), b: z.array(z.string().meta({ translated: false })) });
    const mark = (_: string, __: string, rules?: FieldRules) =>
      String(rules && isTranslated(rules));
    const texts = mapTexts({ a: 'x', b: ['y'] }, 'a.yaml', mark, rulesOfFile(schema));
    expect(texts).toEqual({ a: 'true', b: ['false'] });
    expect(mapTexts(['x'], 'a.yaml', mark)).toEqual(['undefined']);
  });

  test.each([
    ['a text', () => home.heading, ['home.yaml']],
    ['an item', () => home.steps.map((step) => step), ['home.yaml']],
    ['JSON', () => JSON.stringify(home), ['home.yaml']],
    ['no text', () => [home.count, home.steps.length, Object.keys(home)], []],
  ])('ES-5 notes the file of what is read: %s', (_, read, files) => {
    expect(readsOf(read)).toEqual(files);
  });

  test('ES-5 a copy of a text, filled in with a text of another file, notes both', () => {
    const { name } = textsOf('company.yaml', { name: 'Canyon' });
    expect(name).toBe('Canyon');
    const company = textsOf('company.yaml', { name: 'Canyon' });
    const copy = mapTexts(home, 'copy', (text) => `${text} ${company.name}`);
    const again = fillTexts(interpolateFacts(copy, 'copy'), {});
    expect(readsOf(() => again.heading)).toEqual(['home.yaml', 'company.yaml']);
    expect(again.steps).toEqual(['One Canyon', 'Two Canyon']);
  });
});

describe('ES-5 what is computed once counts for every page that reads it, and for no other', () => {
  /** Reads a text while it computes. */
  const compute = () => mapTexts(home, 'x', (text) => `${text} ${home.heading.length}`);
  test('for each language', () => {
    const getTexts = perLocale(() => {
      noteReads(['computed.yaml']);
      return compute();
    });
    expect(readsOf(() => getTexts('es'))).toEqual([]);
    expect(readsOf(() => getTexts('es').heading)).toEqual(['home.yaml']);
  });

  test('for all pages, from the first use', () => {
    const computed: string[] = [];
    const texts = lazily({
      home: () => {
        computed.push('home');
        return compute();
      },
      other: once(() => computed.push('other')),
    });
    expect(computed).toEqual([]);
    expect(readsOf(() => texts.home)).toEqual([]);
    expect(readsOf(() => texts.home.heading)).toEqual(['home.yaml']);
    expect(computed).toEqual(['home']);
  });
});

test('ES-5 pages that are rendered at the same time have reads of their own', async () => {
  const other = textsOf('other.yaml', { heading: 'Other' });
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const render = (texts: { readonly heading: string }) =>
    collectReads(async () => {
      await turn();
      return texts.heading;
    });
  const [one, two] = [render(home), render(other)];
  await Promise.all([one.value, two.value]);
  expect([[...one.files], [...two.files]]).toEqual([['home.yaml'], ['other.yaml']]);
});
