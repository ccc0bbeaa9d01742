// cspell:ignore ahora datos días fianza fugas inicio llame precios preguntas servicios tubos visitas volver
import { describe, expect, test } from 'vitest';
import { assertSameFacts, translate } from '#src/queries/translation.ts';

const WHERE = 'src/content/es/home.yaml';
const translateHome = (english: unknown, spanish: unknown) =>
  translate('home.yaml', english, spanish, WHERE);

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
    const english = { title: 'Plan', rates: [{ cents: 1 }, { cents: 2 }], limits: { hours: 4 } };
    expect(translateHome(english, { title: 'Plan' }).content).toEqual(english);
  });

  const english = {
    title: 'Call now',
    hero: { lead: 'Pipes', href: '/services' },
    steps: ['one', 'two'],
    cards: [{ text: 'Leaks', order: 1 }],
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
    ['a missing object', { hero: undefined }, 'hero: lead: is missing'],
    ['a text instead of an object', { hero: 'Tubos' }, 'hero: needs fields'],
    ['a missing text in a list', { cards: [{}] }, 'cards[0]: text: is missing'],
    ['a missing list', { steps: undefined }, 'steps: is missing'],
    ['a shorter list', { steps: ['uno'] }, 'steps: needs a list of 2, as in English'],
    ['a longer list', { steps: ['uno', 'dos', '3'] }, 'steps: needs a list of 2, as in English'],
    ['a text instead of a list', { steps: 'uno' }, 'steps: needs a list of 2, as in English'],
    ['an extra field', { note: 'Nota' }, 'note: is not in the English file'],
    [
      'an extra field in an object',
      { hero: { lead: 'Tubos', note: 'Nota' } },
      'hero: note: is not in the English file',
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
  ])('rejects %s and names file and field', (_, change, message) => {
    expect(() => translateHome(english, { ...spanish, ...change })).toThrow(
      new Error(`${WHERE}: ${message}`),
    );
    expect(() => translateHome(english, spanish)).not.toThrow();
  });

  test('rejects different facts and names file and field', () => {
    const english = { hero: { lead: 'Call {company.phone}' } };
    expect(() => translateHome(english, { hero: { lead: 'Llame' } })).toThrow(
      new Error(`${WHERE}: hero: lead: placeholders are '', in English '{company.phone}'`),
    );
  });

  test.each([
    ['company.yaml', { name: 'Canyon', claims: { bonded: 'Bonded' } }, 'name'],
    ['pages.yaml', { serverError: { heading: 'Oops' }, faq: { back: 'Back' } }, 'serverError'],
    ['faq/1.yaml', { id: 'water', question: 'Why?' }, 'id'],
    ['home.yaml', { words: ['sink', 'tub'], title: 'Home' }, 'words'],
  ])('%s: leaves the fields that are not for translation in English', (file, english, field) => {
    const texts = { claims: { bonded: 'Con fianza' }, faq: { back: 'Volver' } };
    const rest = { question: '¿Por qué?', title: 'Inicio' };
    const known = Object.entries({ ...texts, ...rest }).filter(([name]) => name in english);
    const { content } = translate(file, english, Object.fromEntries(known), WHERE);
    expect(content).toMatchObject({ [field]: Object.entries(english)[0]?.[1] });
    const repeated = { ...english, ...Object.fromEntries(known) };
    expect(() => translate(file, english, repeated, WHERE)).toThrow(
      new RegExp(`^${WHERE}: ${field}\\b.*: leave it out, it is the same in every language$`),
    );
  });
});

describe('assertSameFacts', () => {
  test.each([
    ['Call {company.phone} by {hours}', 'Hasta {hours}: {company.phone}'],
    ['Two of 24, $1,250.50 by 8:30', 'A las 8:30, 1,250.50 y 24'],
    ['See [prices](/#pricing), please', 'Vea los [precios](/#pricing)'],
    ['No facts', 'Sin datos'],
    ['{plan12} visits', '{plan12} visitas'],
  ])('accepts %j as %j', (english, spanish) => {
    expect(() => {
      assertSameFacts(english, spanish, 'a.yaml: text');
    }).not.toThrow();
  });

  test.each([
    [
      '{company.phone}',
      '{company.email}',
      "placeholders are '{company.email}', in English '{company.phone}'",
    ],
    ['{hours}', '{hours} {hours}', "placeholders are '{hours} {hours}', in English '{hours}'"],
    ['Call', 'Llame al {company.phone}', "placeholders are '{company.phone}', in English ''"],
    ['24 visits', '12 visitas', "numbers are '12', in English '24'"],
    ['24 visits', 'Visitas', "numbers are '', in English '24'"],
    ['$1,250', '$1.250', "numbers are '1.250', in English '1,250'"],
    ['Within 3 days', 'En 3 a 5 días', "numbers are '3 5', in English '3'"],
    ['[FAQ](/faq)', '[Preguntas](/terms)', "link targets are '](/terms)', in English '](/faq)'"],
    ['[FAQ](/faq)', 'Preguntas', "link targets are '', in English '](/faq)'"],
  ])('rejects %j as %j', (english, spanish, message) => {
    expect(() => {
      assertSameFacts(english, spanish, 'a.yaml: text');
    }).toThrow(new Error(`a.yaml: text: ${message}`));
  });
});
