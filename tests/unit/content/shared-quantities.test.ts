// cspell:disable
import { describe, expect, test } from 'vitest';
import { contentSentences } from '#tests/support/sentences.ts';

/** Amounts in words, and the form in which the patterns below find them. */
const AMOUNTS: readonly (readonly [words: RegExp, amount: string])[] = [
  [/\bhalf an hour\b|\bmedia hora\b/g, '30 minutes'],
  [/\b(?:an|one) hour\b|\buna hora\b/g, '60 minutes'],
  [/\bminutos\b/g, 'minutes'],
  [/\bonce\b|\buna sola vez\b/g, '1 time'],
  [/\btwice\b|\bdos veces\b/g, '2 times'],
  [/\ban inch\b|\buna pulgada\b/g, '1 inch'],
  [/\bcuarto de galón\b/g, 'quart'],
  [/\bplomero con licencia\b/g, 'licensed plumber'],
  ...[
    ['1', 'one|uno'],
    ['2', 'two|dos'],
    ['3', 'three|tres'],
    ['4', 'four|cuatro'],
    ['10', 'ten|diez'],
    ['15', 'fifteen|quince'],
    ['18', 'eighteen|dieciocho'],
    ['20', 'twenty|veinte'],
    ['50', 'fifty|cincuenta'],
    ['70', 'seventy|setenta'],
    ['80', 'eighty|ochenta'],
  ].map(([number = '', words = '']) => [new RegExp(`\\b(?:${words})\\b`, 'g'), number] as const),
];
const inFigures = (sentence: string) =>
  AMOUNTS.reduce((text, [words, amount]) => text.replace(words, amount), sentence.toLowerCase());

/** What several pages say, in both languages: how to find it, and sentences that do not agree. */
const QUANTITIES: readonly (readonly [
  quantity: string,
  patterns: readonly RegExp[],
  examples: readonly (readonly [sentence: string, value: string])[],
])[] = [
  [
    'minutes to wait for the dye in a toilet',
    [/(?:food coloring|\bdye|colorante).*?\b(\d+) minutes/],
    [
      ['Put food coloring in the tank and check the bowl twenty minutes later.', '20'],
      ['Ponga unas gotas de colorante en el tanque y déjelas media hora.', '30'],
    ],
  ],
  [
    'tries to light a pilot',
    [/lighting instructions (\d+) time/, /(\d+) failed (?:try|tries)/, /prenderlo (\d+) time/],
    [
      ['If not, try the printed lighting instructions once.', '1'],
      ['Two failed tries are enough.', '2'],
      ['Intente prenderlo una sola vez.', '1'],
    ],
  ],
  [
    'who changes a gas connector',
    [
      /(?:gas connectors?|conector de gas).*?(licensed plumber|trained person|persona capacitada|handyman)/,
    ],
    [
      ['The gas connector, which only a trained person should change.', 'trained person'],
      ['Cambiar un conector de gas es trabajo para un plomero con licencia.', 'licensed plumber'],
    ],
  ],
  [
    'straps of a water heater',
    [/(\d+)[- ](?:(?!third)\w+ ){0,2}strap/, /straps: (\d+)/, /(\d+) correas/, /correas: (\d+)/],
    [
      ['Two heavy metal straps.', '2'],
      ['La ley exige correas: tres.', '3'],
    ],
  ],
  [
    'inches between the controls of a water heater and its lower strap',
    [/(\d+) inches above the (?:gas )?controls?/, /(\d+) pulgadas arriba del control/],
    [['At least four inches above the gas control.', '4']],
  ],
  [
    'degrees of hot water',
    [/\b(\d+) (?:degrees|grados)/],
    [
      ['Set the thermostat near 120 degrees.', '120'],
      ['Cerca de 130 grados Fahrenheit.', '130'],
    ],
  ],
  [
    'comfortable water pressure',
    [/(\d+) (?:and|to|y) (\d+) (?:psi|pounds|libras)/],
    [
      ['About 50 to 70 psi is comfortable.', '50 70'],
      ['Entre cincuenta y ochenta libras por pulgada cuadrada.', '50 80'],
    ],
  ],
  [
    'water pressure that needs a regulator',
    [/\babove (\d{2,})\b(?! gallons)/, /\barriba de (\d+)\b/, /\bmás de (\d+) libras/],
    [
      ['Above eighty, the house needs a regulator.', '80'],
      ['Con más de setenta libras por pulgada cuadrada.', '70'],
    ],
  ],
  [
    'minutes between two readings of the meter',
    [
      /\bmeter\b.*?\bwait (\d+) minutes/,
      /read them again after (\d+) minutes/,
      /medidor.*?espere (\d+) minutes/,
    ],
    [
      ['Read the meter, wait half an hour and read again.', '30'],
      ['Tome una foto del medidor, espere una hora y tome otra.', '60'],
    ],
  ],
  [
    'times a year to turn each valve',
    [
      /\bvalve\b.*?(\d+) times a year/,
      /(\d+) times a year, turn/,
      /válvula.*?(\d+) (?:times|veces) al año/,
    ],
    [
      ['Turn every valve off and on twice a year.', '2'],
      ['Cierre y abra cada válvula tres veces al año.', '3'],
    ],
  ],
  [
    'part of a turn for a packing nut',
    [/packing nut.*?\ban? (\w+) of a turn/],
    [['Snug the packing nut an eighth of a turn.', 'eighth']],
  ],
  [
    'water for a dry trap',
    [/\bpour an? (\w+) of water\b/, /\beche un (\w+) de agua\b/],
    [
      ['Pour a glass of water into each drain.', 'glass'],
      ['Eche un cuarto de galón de agua en cada drenaje.', 'quart'],
    ],
  ],
  [
    'inches of water below the top of an overflow tube',
    [/(\d+) inch(?:es)? (?:under|below|debajo|abajo)/],
    [['About an inch under the rim of the tube.', '1']],
  ],
  [
    'business days to schedule a visit',
    [/(\d+)(?: to |-| a )(\d+) (?:business days|días hábiles)/],
    [
      ['Within one to three business days.', '1 3'],
      ['De 1 a 4 días hábiles.', '1 4'],
    ],
  ],
  [
    'hours of notice to move a visit',
    [/(\d+) hours(?:'| of) notice/, /\bavis\w+ (?:al menos )?(\d+) horas antes/],
    [
      ['Two hours of notice is enough.', '2'],
      ['Avise al menos 3 horas antes.', '3'],
    ],
  ],
  [
    'age of the adult at home',
    [/\badult over (\d+)/, /\badulto mayor de (\d+)/],
    [
      ['An adult over eighteen needs to be at home.', '18'],
      ['Un adulto mayor de 21 años.', '21'],
    ],
  ],
];

/** @returns the values of a quantity in a sentence */
const valuesIn = (sentence: string, patterns: readonly RegExp[]): readonly string[] =>
  patterns.flatMap((pattern) => {
    const match = pattern.exec(inFigures(sentence));
    return match ? [match.slice(1).join(' ')] : [];
  });

describe.each(QUANTITIES)('%s', (_, patterns, examples) => {
  test.each(examples)('is found in: %s', (sentence, value) => {
    expect(valuesIn(sentence, patterns)).toEqual([value]);
  });

  test('has one value on all pages', () => {
    const found = contentSentences.flatMap(({ file, text }) =>
      valuesIn(text, patterns).map((value) => ({ value, where: `${file}: ${text}` })),
    );
    const byValue = Map.groupBy(found, ({ value }) => value);
    const different =
      byValue.size > 1 ? found.map(({ value, where }) => `${value} in ${where}`) : [];
    expect(different).toEqual([]);
  });
});
