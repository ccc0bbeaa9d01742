// cspell:ignore aguas negras tiene tocar
import { describe, expect, test } from 'vitest';
import { company, content } from '#src/queries/content.ts';
import { emergencyKinds } from '#src/queries/emergency-calls.ts';
import {
  ACTIONS,
  actionsIn,
  GAS_SMELL,
  safetyTexts,
  type SafetyText,
} from '#tests/support/safety-order.ts';

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
  const orderOf = (kind: (typeof emergencyKinds)[number]) =>
    actionsIn(emergency[kind].steps.join(' '), actions[kind]);

  /** Lists the texts for which a check of the named actions fails. */
  const findWrong = (
    kind: (typeof emergencyKinds)[number],
    isRight: (said: readonly string[], text: SafetyText) => boolean,
  ) =>
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
