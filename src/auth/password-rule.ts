const LOWER_CASE = 'abcdefghijklmnopqrstuvwxyz';
const UPPER_CASE = LOWER_CASE.toUpperCase();

/** Sets of characters that have a name; the longest first. */
const NAMED_SETS = [
  [LOWER_CASE + UPPER_CASE, 'a letter'],
  [LOWER_CASE, 'a lower-case letter'],
  [UPPER_CASE, 'an upper-case letter'],
  ['0123456789', 'a digit'],
] as const;

/** A longer set of symbols is described by its first ones. */
const MOST_SYMBOLS = 4;

/**
 * Replaces the character sets that the service lists in its weak-password message by words.
 *
 * @param message - The service's message (contract, section 4), with any other sentences around it.
 * @returns The message with `a lower-case letter, a digit` in place of `abcdefg…, 0123456789`.
 */
export function withCharacterSetsInWords(message: string): string {
  return message.replace(
    /(one character of each: )(.*?)\.(?= Password |$)/s,
    (_, before: string, sets: string) => `${before}${sets.split(', ').map(inWords).join(', ')}.`,
  );
}

function inWords(set: string): string {
  const words: string[] = [];
  let rest = set;
  for (const [characters, name] of NAMED_SETS) {
    if (!rest.includes(characters)) continue;
    words.push(name);
    rest = rest.replace(characters, '');
  }
  const others = [...new Set(rest.replaceAll(/\s/g, ''))];
  const isSymbols = !/[\p{L}\d]/u.test(rest);
  if (isSymbols && others.length > MOST_SYMBOLS) {
    words.push(`a symbol such as ${others.slice(0, MOST_SYMBOLS).join(' ')}`);
  } else if (others.length > 0) {
    words.push(`one of ${others.join(' ')}`);
  }
  return words.join(' or ');
}
