// cspell:disable
import { describe, expect, test } from 'vitest';
import { hasLanguage } from '#src/queries/edition.ts';
import { spanishTexts } from '#tests/support/spanish-texts.ts';

/** Matches whole words; the letters of \b are only those of English. */
const words = (source: string) => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'iu');
/** Matches words at the begin of a sentence or of a part of it. */
const opening = (source: string) => words(`(?<=^|[.:;,!?¡¿]\\s*|\\s(?:y|o|luego) )(?:${source})`);

/** What the texts do not say, with examples of it. */
const FORBIDDEN: readonly (readonly [
  rule: string,
  pattern: RegExp,
  examples: readonly string[],
])[] = [
  // The glossary of the edition.
  ['fontanero: plomero', words('fontaner\\p{L}+'), ['Un fontanero', 'La fontanería']],
  ['grifo: llave', words('grif\\p{L}+'), ['El grifo', 'Grifería nueva']],
  ['ducha: regadera', words('duch(?:as?|arse)'), ['La ducha', 'Duchas']],
  ['bañera: tina', words('bañeras?'), ['La bañera']],
  ['cloaca: aguas negras', words('cloacas?'), ['La cloaca']],
  ['gotera, except of a roof: fuga', words('(?<!techo.*)goteras?(?!.*techo)'), ['Una gotera']],
  ['login: iniciar sesión', words('log-?in'), ['Haga login', 'Haga log-in']],
  // Readers are usted, neither tú nor vos.
  [
    'tú',
    words('tú|tus?|ti|contigo|tuy[oa]s?|vos|vosotr[oa]s|vuestr[oa]s?|(?<!(?:una|la|en) )te'),
    ['Cierra tu llave', 'Te ayudamos', 'Para ti', 'Vos'],
  ],
  [
    'a verb of tú or vos',
    words(
      [
        'eres|estás|estés|has|vas|ves|seas|sos|tienes|tengas|tenés|puedes|puedas|podés|podrás',
        'quieres|quieras|querés|debes|deberás|necesitas|necesites|sabes|sabés|haces|hagas|hacés',
        'crees|prefieres|vives|llamas|llames|llamaste|verás|tendrás|recibes|recibirás|usas|uses',
        'abras|cierres|toques|dejes|pongas|salgas|esperes|intentes|eches|enciendas|olvides',
        'muevas|gires|entres|tapes|mezcles|pagas|pagues|eliges|elijas|encuentras|encuentres',
      ].join('|'),
    ),
    ['Si tienes agua', 'No toques nada', '¿Querés una cita?', 'Cuando llames'],
  ],
  [
    'an imperative of tú',
    opening(
      [
        'llama|abre|cierra|apaga|busca|elige|escoge|escribe|espera|guarda|haz|imprime|inicia|lee',
        'limpia|manda|mira|mueve|pon|programa|quita|recuerda|revisa|sal|ten|usa|verifica|ven',
      ].join('|'),
    ),
    ['¡Llama ahora!', 'Cierra la llave y llama al 911', 'Primero, haz una cita'],
  ],
  [
    'an imperative of tú with a pronoun',
    words(
      [
        '(?:ll[aá]m|m[aá]nd|preg[uú]nt|cont[aá]ct|av[ií]s|vis[ií]t|cu[eé]nt|d[eé]j)anos|esc?r[ií]benos',
        '(?:ci[eé]rr|ap[aá]g|b[uú]sc|d[eé]j|gu[aá]rd|rev[ií]s|qu[ií]t|ll[aá]m|[uú]s|g[ií]r)al[aoe]s?',
        '[aá]brel[ao]s?|ponl[aoe]s?|hazl[ao]s?|dinos|p[ií]del[ao]s?|ponte|sigue leyendo',
      ].join('|'),
    ),
    ['Llámanos', 'Ciérrala', 'Ábrelo despacio', 'escríbenos'],
  ],
  // Punctuation.
  ['an em dash', /—|\s--\s/, ['Llame — ahora', 'Llame -- ahora']],
  [
    '? or ! that nothing opens',
    /^(?:[^¿?]*¿[^¿?]*\?)*[^¿]*\?|^(?:[^¡!]*¡[^¡!]*!)*[^¡]*!/,
    ['Qué pasa?', '¿Qué pasa? Dónde?', 'Llame ahora!'],
  ],
  ['¿ or ¡ that nothing closes', /¿[^?]*(?:¿|$)|¡[^!]*(?:¡|$)/, ['¿Qué pasa', '¡Llame ahora.']],
];

/** Sentences that are close to forbidden ones. */
const ALLOWED = [
  '¡Llame ahora!',
  'Una persona que llama al 911 no cuelga.',
  'Si se cierra la llave y el medidor se mueve, hay una fuga.',
  'Los dos se juntan en una te del tubo.',
  'El techo tiene una gotera.',
  'También la situación, el estudio y los títulos.',
  'La flama es azul; la válvula la cierra el flotador.',
  'Tres veces, además y después.',
  '¿Huele a gas? ¡Salga! ¿Y luego?',
  'Ciérrela, ábrala y llámenos.',
];

/** Words that explain another one, once on a page and in quotation marks. */
const EXPLANATIONS = ['boiler', 'escusado'];

describe('the rules of wording', () => {
  test.each(FORBIDDEN)('find %s', (_, pattern, examples) => {
    expect(examples.filter((example) => !pattern.test(example))).toEqual([]);
  });

  test.each(ALLOWED)('allow %s', (text) => {
    expect(FORBIDDEN.filter(([, pattern]) => pattern.test(text)).map(([rule]) => rule)).toEqual([]);
  });
});

describe.runIf(hasLanguage('es'))('ES-7 the Spanish texts', () => {
  test.each(FORBIDDEN)('do not contain %s', (_, pattern) => {
    const found = spanishTexts.filter(({ text }) => pattern.test(text));
    expect(found.map(({ where, text }) => `${where}: ${pattern.exec(text)?.[0]}`)).toEqual([]);
  });

  test.each(EXPLANATIONS)('explain with “%s” at most once in a file', (word) => {
    const uses = spanishTexts.flatMap(({ file, text }) =>
      [...text.matchAll(new RegExp(`.?${word}.?`, 'gi'))].map(([use]) => ({ file, use })),
    );
    expect(uses.filter(({ use }) => use !== `“${word}”`)).toEqual([]);
    const files = uses.map(({ file }) => file);
    expect(files.filter((file, at) => files.indexOf(file) < at)).toEqual([]);
  });
});
