import { fillMessage } from './fill-message.ts';
import type { CharacterKindTexts } from './message-texts.ts';

const LOWER_CASE = 'abcdefghijklmnopqrstuvwxyz';
const UPPER_CASE = LOWER_CASE.toUpperCase();

/** Sets of characters that have a name; the longest first. */
const NAMED_SETS = [
  [LOWER_CASE + UPPER_CASE, 'letter'],
  [LOWER_CASE, 'lowerCase'],
  [UPPER_CASE, 'upperCase'],
  ['0123456789', 'digit'],
] as const;

/** A longer set of symbols is described by its first ones. */
const MOST_SYMBOLS = 4;

/** The character sets that the service lists in its weak-password message (contract 4.1). */
const CHARACTER_SETS = /(one character of each: )(.*?)\.(?= Password |$)/s;

/**
 * Names the character sets that the service lists in its weak-password message.
 *
 * @param message - The service's message, with any other sentences around it.
 * @returns Such as `a lower-case letter, a digit`; undefined for a message without a list.
 */
export function characterKinds(message: string, texts: CharacterKindTexts): string | undefined {
  const sets = CHARACTER_SETS.exec(message)?.[2];
  return sets
    ?.split(', ')
    .map((set) => inWords(set, texts))
    .join(', ');
}

/**
 * Replaces the character sets in the service's weak-password message by words.
 *
 * @returns The message with `a lower-case letter, a digit` in place of `abcdefg…, 0123456789`.
 */
export function withCharacterSetsInWords(message: string, texts: CharacterKindTexts): string {
  const kinds = characterKinds(message, texts);
  return message.replace(CHARACTER_SETS, (_, before: string) => `${before}${kinds}.`);
}

function inWords(set: string, texts: CharacterKindTexts): string {
  const words: string[] = [];
  let rest = set;
  for (const [characters, name] of NAMED_SETS) {
    if (!rest.includes(characters)) continue;
    words.push(texts[name]);
    rest = rest.replace(characters, '');
  }
  const others = [...new Set(rest.replaceAll(/\s/g, ''))];
  const isSymbols = !/[\p{L}\d]/u.test(rest);
  const isLong = isSymbols && others.length > MOST_SYMBOLS;
  const symbols = (isLong ? others.slice(0, MOST_SYMBOLS) : others).join(' ');
  const text = isLong ? texts.symbol : texts.oneOf;
  if (symbols) words.push(fillMessage(text, { symbols }));
  return words.join(` ${texts.or} `);
}
