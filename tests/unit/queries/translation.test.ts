// cspell:ignore ahora datos días fianza fugas inicio llame precios preguntas servicios tubos visita visitas volver
import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { idSchema, iconNameSchema, proseSchema, textSchema } from '#src/schemas/shared.ts';
import { describeOtherFacts, translate } from '#src/queries/translation.ts';

/** A schema with every kind of field that a translation leaves out, or has. */
const schema = z.object({
  title: z.string(),
  heading: z.string(),
  links: z.array(
    z.object({
      label: z.string(),
      href: z.string().meta({ translated: false }),
      icon: iconNameSchema,
    }),
  ),
  order: z.number(),
  isOpen: z.boolean(),
  kind: z.enum(['small', 'large']),
  site: z.url(),
  rates: z.array(z.object({ cents: z.number() })),
  limits: z.object({ hours: z.number() }),
  hero: z.object({ lead: textSchema, href: z.string().meta({ translated: false }) }),
  steps: z.array(z.string()),
  cards: z.array(z.object({ text: proseSchema.optional(), order: z.number() })),
  note: z.string().nullable(),
  reply: textSchema.meta({ mayLackTranslation: true }),
  facts: z
    .object({ name: textSchema, claim: textSchema.max(9).meta({ translated: true }) })
    .meta({ translated: false }),
  words: z.array(z.string()).meta({ translated: false }),
  plans: z.array(
    z.object({
      id: idSchema,
      name: textSchema,
      search: z.array(textSchema).optional().meta({ translated: 'own' }),
    }),
  ),
});
const translateHome = (english: unknown, spanish: unknown) => translate(schema, english, spanish);
/** Where a translation does not fit, and why. */
const misfitsOf = (english: unknown, spanish: unknown) =>
  translateHome(english, spanish).misfits.map(({ field, problem }) => `${field}: ${problem}`);

describe('translate', () => {
  test('puts the texts into the English structure and keeps its facts', () => {
    const english = {
      heading: 'Water',
      links: [{ label: 'Call', href: '/call', icon: 'phone' }],
      order: 3,
      isOpen: true,
    };
    const { content, pairs } = translateHome(english, {
      heading: 'Agua',
      links: [{ label: 'Llame' }],
    });
    expect(content).toEqual({
      heading: 'Agua',
      links: [{ label: 'Llame', href: '/call', icon: 'phone' }],
      order: 3,
      isOpen: true,
    });
    expect(pairs).toEqual([
      { field: 'heading', english: 'Water', translation: 'Agua' },
      { field: 'links[0]: label', english: 'Call', translation: 'Llame' },
    ]);
  });

  test('takes lists and objects without texts from the English file', () => {
    const facts = { rates: [{ cents: 1 }, { cents: 2 }], limits: { hours: 4 }, note: null };
    const english = { title: 'Plan', ...facts };
    const { content, misfits } = translateHome(english, { title: 'Plan' });
    expect([content, misfits]).toEqual([english, []]);
  });

  const english = {
    title: 'Call now',
    hero: { lead: 'Pipes', href: '/services' },
    steps: ['one', 'two'],
    cards: [{ text: 'Leaks', order: 1 }],
    note: null,
  };
  const spanish = {
    title: 'Llame ahora',
    hero: { lead: 'Tubos' },
    steps: ['uno', 'dos'],
    cards: [{ text: 'Fugas' }],
  };

  test.each([
    ['a missing text', { title: undefined }, 'title: is missing'],
    ['a blank text', { title: ' \n' }, 'title: is missing'],
    ['a number instead of a text', { title: 5 }, 'title: is missing'],
    ['a missing text in an object', { hero: {} }, 'hero: lead: is missing'],
    ['a missing object', { hero: undefined }, 'hero: is missing'],
    ['a text instead of an object', { hero: 'Tubos' }, 'hero: needs fields'],
    ['an empty object', { hero: null }, 'hero: needs fields'],
    ['a missing text in a list', { cards: [{}] }, 'cards[0]: text: is missing'],
    ['a missing list', { steps: undefined }, 'steps: is missing'],
    ['a shorter list', { steps: ['uno'] }, 'steps: needs a list of 2, as in English'],
    ['a text instead of a list', { steps: 'uno' }, 'steps: needs a list of 2, as in English'],
    ['an extra field', { heading: 'Agua' }, 'heading: is not in the English file'],
    [
      'a text where English has none',
      { note: 'Nota' },
      'note: leave it out, it is the same in every language',
    ],
    [
      'a shared field',
      { hero: { lead: 'Tubos', href: '/es/servicios' } },
      'hero: href: leave it out, it is the same in every language',
    ],
    [
      'a number',
      { cards: [{ text: 'Fugas', order: 1 }] },
      'cards[0]: order: leave it out, it is the same in every language',
    ],
  ])('ES-6 names the field of %s', (_, change, message) => {
    expect(misfitsOf(english, { ...spanish, ...change })).toEqual([message]);
    expect(misfitsOf(english, spanish)).toEqual([]);
  });

  test.each([
    ['a text', { title: undefined }, { title: 'Call now' }, ['title']],
    ['an object', { hero: 'Tubos' }, { hero: english.hero }, ['hero: lead']],
    ['a list', { steps: ['uno'] }, { steps: english.steps }, ['steps[0]', 'steps[1]']],
  ])('ES-6 leaves %s that does not fit in English', (_, change, left, inEnglish) => {
    const { content, pairs, inEnglish: fields } = translateHome(english, { ...spanish, ...change });
    expect(content).toMatchObject(left);
    expect(fields).toEqual(inEnglish);
    expect(pairs.filter(({ field }) => inEnglish.includes(field))).toEqual([]);
    expect(pairs).not.toEqual([]);
  });

  test('leaves a text out without which pages do', () => {
    expect(translateHome({ reply: 'Yes.' }, {})).toMatchObject({ content: {}, misfits: [] });
  });

  test.each([
    ['in any number, and not compared', ['once'], ['uno', 'dos']],
    ['none where the translation has none', ['once'], undefined],
    ['also where English has none', undefined, ['uno']],
  ])('ANSW-1 takes words that each language has of its own from it: %s', (_, search, own) => {
    const plan = { id: 'a', name: '¿Por qué 2?', ...(own && { search: own }) };
    const { content, pairs, misfits } = translateHome(
      { plans: [{ id: 'a', name: 'Why 2?', ...(search && { search }) }] },
      { plans: [plan] },
    );
    expect({ content, misfits }).toEqual({ content: { plans: [plan] }, misfits: [] });
    expect(pairs.map(({ field }) => field)).toEqual(['plans[0]: name']);
  });

  test.each([
    ['of an object that stays', { facts: { name: 'Canyon', claim: 'Bonded' } }, 'facts: name'],
    ['of a list that stays', { words: ['sink', 'tub'] }, 'words[0]'],
    ['with a choice', { kind: 'small' }, 'kind'],
    ['with an address', { site: 'https://canyon.example' }, 'site'],
  ])('leaves a field %s in English', (_, english, field) => {
    const translated = 'facts' in english ? { facts: { claim: 'Con fianza' } } : {};
    const { content } = translateHome(english, translated);
    expect(content).toEqual(
      'facts' in english ? { facts: { ...english.facts, ...translated.facts } } : english,
    );
    expect(misfitsOf(english, english)).toContain(
      `${field}: leave it out, it is the same in every language`,
    );
  });

  describe('of a list whose items have ids', () => {
    const english = {
      plans: [
        { id: 'single', name: 'One visit', search: ['once'] },
        { id: 'year', name: 'A year', search: ['yearly'] },
      ],
    };
    const single = { id: 'single', name: 'Una visita' };
    const year = { id: 'year', name: 'Un año' };

    test('pairs the items by id, in the order of the English file', () => {
      const { content, pairs } = translateHome(english, { plans: [year, single] });
      expect(content).toEqual({ plans: [single, year] });
      expect(pairs.map(({ field, translation }) => [field, translation])).toEqual([
        ['plans[0]: name', 'Una visita'],
        ['plans[1]: name', 'Un año'],
      ]);
    });

    const missing = "plans: 'year' is missing";
    test.each([
      [
        'a text',
        'Una visita',
        ['plans: needs a list of 2, as in English'],
        ['One visit', 'A year'],
      ],
      ['a missing item', [single], [missing], ['Una visita', 'A year']],
      [
        'an item twice',
        [single, year, year],
        ["plans: 'year' is there twice"],
        ['Una visita', 'Un año'],
      ],
      [
        'an item that English has no more',
        [single, year, { ...year, id: 'month' }],
        ["plans: 'month' is not in the English list: remove it"],
        ['Una visita', 'Un año'],
      ],
      [
        'an item without an id',
        [single, { name: 'Un año' }],
        ["plans: 'undefined' is not in the English list: remove it", missing],
        ['Una visita', 'A year'],
      ],
    ])('ES-6 with %s names the list and has every English item', (_, plans, messages, names) => {
      const { content, inEnglish } = translateHome(english, { plans });
      const isEnglish = (name: string, at: number) => name === english.plans[at]?.name;
      expect(misfitsOf(english, { plans })).toEqual(messages);
      expect(content).toEqual({
        plans: names.map((name, at) => ({ id: english.plans[at]?.id, name })),
      });
      expect(inEnglish).toEqual(
        names.flatMap((name, at) => (isEnglish(name, at) ? `plans[${at}]: name` : [])),
      );
    });
  });
});

describe('describeOtherFacts', () => {
  test.each([
    ['Call {company.phone} by {hours}', 'Hasta {hours}: {company.phone}'],
    ['Two of 24, $1,250.50 by 8:30', 'A las 8:30, 1,250.50 y 24'],
    ['See [prices](/#pricing), please', 'Vea los [precios](/#pricing)'],
    ['No facts', 'Sin datos'],
    ['{plan12} visits', '{plan12} visitas'],
  ])('accepts %j as %j', (english, spanish) => {
    expect(describeOtherFacts(english, spanish)).toBeUndefined();
  });

  test.each([
    [
      '{company.phone}',
      '{company.email}',
      "placeholders are '{company.email}', in English '{company.phone}'",
    ],
    ['{hours}', '{hours} {hours}', "placeholders are '{hours} {hours}', in English '{hours}'"],
    ['24 visits', '12 visitas', "numbers are '12', in English '24'"],
    ['$1,250', '$1.250', "numbers are '1.250', in English '1,250'"],
    ['[FAQ](/faq)', '[Preguntas](/terms)', "link targets are '](/terms)', in English '](/faq)'"],
  ])('rejects %j as %j', (english, spanish, message) => {
    expect(describeOtherFacts(english, spanish)).toBe(message);
  });
});
