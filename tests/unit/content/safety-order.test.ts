// Spanish words, cspell:disable
import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/domain/locale.ts';
import { company, content } from '#src/queries/content.ts';
import { emergencyKinds } from '#src/queries/emergency-calls.ts';

/** A text that is read as one: an answer, the section of a page, or a single field. */
interface SafetyText {
  readonly where: string;
  readonly text: string;
}

type Kind = (typeof emergencyKinds)[number];
/** What a text can tell the reader to do, by the words that say it. */
type Actions = Readonly<Record<string, RegExp>>;

/** Actions at a smell of gas and when water is running, in each language. */
const ACTIONS: Readonly<Record<Locale, Readonly<Record<Kind, Actions>>>> = {
  en: {
    gas: {
      leave:
        /\b(?:leave|get (?:everyone|everybody|out)|(?:go|walk|goes) (?:out|outside|well away))\b/i,
      'call 911': /\b911\b/,
      'call the gas company':
        /(?<=\b(?:call|phone|dial|then|and)\b[^.;]{0,60})(?:gas company|gas utility|SoCalGas)/i,
    },
    water: {
      'keep clear of electricity':
        /\boutlets?\b|\bpanel\b|\belectric(?:ity|al)?\b|\bpower\b|\blight off\b/i,
      'close the main valve':
        /\b(?:clos|shut|turn)\w*(?: off)? [^.;?]{0,40}\b(?:at the (?:house )?main|the (?:house )?main(?: shut-off| valve)?\b|main valve)|\bmain (?:valve )?[^.;]{0,30}closed|\bvalve closed/i,
      'open the lowest faucet': /\b(?:lowest|low)\b[^.]{0,20}\bfaucet\b/i,
    },
    sewage: {
      'keep clear of electricity': /\boutlets?\b|\belectric/i,
      'stop all water': /\bstop (?:all|running) water\b|\bno flushing\b/i,
    },
  },
  es: {
    gas: {
      leave: /\b(?:salga|salgan|salir)\b/i,
      'call 911': /\b911\b/,
      'call the gas company':
        /(?<=\b(?:llame|marque|después)\b[^.;]{0,60})(?:compañía de gas|SoCalGas)/i,
    },
    water: {
      'keep clear of electricity': /\bcontactos?\b|\btablero\b|\belectricidad\b|\beléctric/i,
      'close the main valve':
        /\b(?:cierr\w+|cerró|cerrada) [^.;?]{0,90}\b(?:llave de paso principal|la principal)|\bllave de paso principal[^.;]{0,10}cerrada|\bya cerrada\b/i,
      'open the lowest faucet':
        /\bllave (?:de (?:agua|manguera)[^.]{0,20}\b)?más baja\b|abra la de manguera/i,
    },
    sewage: {
      'keep clear of electricity': /\bcontactos?\b|\beléctric/i,
      'stop all water': /\bno usen? (?:nada de )?agua\b/i,
    },
  },
};

/** Words for a smell of gas. */
const GAS_SMELL: Readonly<Record<Locale, RegExp>> = {
  en: /\bsmells? (?:or hear )?(?:of )?gas\b|\bgas odor\b|\b(?:hint|whiff|smell) of (?:cooking )?gas\b|\bodor of gas\b|natural gas/i,
  es: /\bhuele a gas\b|\bolor a gas\b/i,
};

/** Finds the actions that a text names, by the place of their first words. */
function actionsIn(text: string, actions: Actions): readonly string[] {
  return Object.entries(actions)
    .map(([name, words]) => ({ name, at: text.search(words) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ name }) => name);
}

/** Lists every string of a value with the path of its field. */
function stringsIn(value: unknown, where: string): readonly SafetyText[] {
  if (typeof value === 'string') return [{ where, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => stringsIn(inner, `${where}: ${name}`));
}

/** Files of texts; the others have facts or no advice. */
const FILES = [
  ...(['company', 'territory', 'prices', 'site', 'servicePage', 'answers', 'home'] as const),
  ...(['handyman', 'licensedServices', 'offline', 'pages'] as const),
  ...(['calculator', 'login', 'controls'] as const),
];

/** Lists every text of the content in a language. The steps of each emergency are one text. */
function safetyTexts(locale: Locale): readonly SafetyText[] {
  const copy = content(locale);
  const { water, gas, sewage, ...others } = copy.emergency;
  const cities = locale === 'en' ? copy.cities : [];
  return [
    ...Object.entries({ water, gas, sewage }).map(([kind, { steps }]) => ({
      where: `emergency.yaml: ${kind}`,
      text: steps.join(' '),
    })),
    ...stringsIn(others, 'emergency.yaml'),
    ...FILES.flatMap((name) => stringsIn(copy[name], name)),
    ...Object.entries(copy.pictures).flatMap(([name, { labels, ...texts }]) => [
      ...stringsIn(texts, name),
      { where: `${name}: labels`, text: Object.values(labels).join('; ') },
    ]),
    ...copy.faq.flatMap(({ questions }) =>
      questions.map(({ id, answer }) => ({ where: `faq: ${id}`, text: answer })),
    ),
    ...copy.services.flatMap(({ slug, html, ...fields }) => [
      ...stringsIn(fields, `services/${slug}.md`),
      ...html
        .split(/<h2[^>]*>/)
        .map((section, at) => ({ where: `services/${slug}.md: section ${at}`, text: section })),
    ]),
    ...cities.flatMap(({ slug, answer, html, job }) => [
      {
        where: `${slug}: answer`,
        text: [answer.lead, ...answer.points, answer.close].join(' '),
      },
      { where: `${slug}: note`, text: html },
      ...stringsIn(job, `${slug}: job`),
    ]),
  ];
}

/** Texts that close the main valve although no water is escaping into a room. */
const NO_WATER_ESCAPES: ReadonlySet<string> = new Set([
  // The person on the phone asks whether it is closed.
  'faq: which-hours-emergency',
  // A test of a valve, on a dry day.
  'bradbury: answer',
  'norwalk: answer',
  'services/preventive-maintenance.md: section 3',
  // A search with the meter, for a leak that nobody sees.
  'faq: hidden-leak-test',
  'walnut: answer',
]);

/** Whether actions are named in an order, each after those that come before it. */
const isWithin = (said: readonly string[], order: readonly string[]) =>
  order.filter((action) => said.includes(action)).join() === said.join();

describe.each(company.languages)('EMERG-4 in %s, as in the emergency steps', (locale) => {
  const { emergency } = content(locale);
  const actions = ACTIONS[locale];
  /** The steps decide what comes first. */
  const orderOf = (kind: Kind) => actionsIn(emergency[kind].steps.join(' '), actions[kind]);

  /** Lists the texts for which a check of the named actions fails. */
  const findWrong = (kind: Kind, isRight: (said: readonly string[], text: SafetyText) => boolean) =>
    safetyTexts(locale).flatMap((text) => {
      const said = actionsIn(text.text, actions[kind]);
      return isRight(said, text) ? [] : `${text.where}: ${said.join(', ')}`;
    });

  test.each(emergencyKinds)('EMERG-2 the steps for %s name every action in order', (kind) => {
    expect(orderOf(kind)).toEqual(Object.keys(actions[kind]));
  });

  test('EMERG-2 at a smell of gas: leave, then 911, then the gas company', () => {
    const order = orderOf('gas');
    const wrong = findWrong('gas', (said, { text }) => {
      const isAboutGas = GAS_SMELL[locale].test(text) || said.includes('call the gas company');
      if (!isAboutGas || said.length === 0) return true;
      return said.length > 1 && said.every((action, at) => action === order[at]);
    });
    expect(wrong).toEqual([]);
  });

  test('EMERG-2 clear of electricity before the main valve, the main valve before a faucet', () => {
    const order = orderOf('water');
    const wrong = findWrong('water', (said, { where }) => {
      if (said.every((action) => action === order[0])) return true;
      const wanted = NO_WATER_ESCAPES.has(where) ? order.slice(1) : order;
      return said
        .filter((action) => wanted.includes(action))
        .every((action, at) => action === wanted[at]);
    });
    expect(wrong).toEqual([]);
  });

  test('EMERG-2 clear of electricity before the water is stopped for sewage', () => {
    const order = orderOf('sewage');
    const isAboutSewage = /\bsewage\b|\baguas negras\b/i;
    const wrong = findWrong(
      'sewage',
      (said, { text }) => !isAboutSewage.test(text) || isWithin(said, order),
    );
    expect(wrong).toEqual([]);
  });

  test('EMERG-2 nobody is told how to touch sewage', () => {
    const advice = /\bif you must touch\b|\bsi tiene que tocar\b/i;
    const texts = safetyTexts(locale);
    expect(texts.filter(({ text }) => advice.test(text))).toEqual([]);
  });
});
