/**
 * Returns the initials of a person: the first letters of the first and the last word of the name, in
 * upper case. One letter for a name of one word.
 *
 * @param name - Such as 'Dana Reyes', which gives 'DR'. Words without a letter do not count.
 */
export function initials(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /\p{Letter}/u.exec(word)?.[0] ?? []);
  return [letters[0], letters.length > 1 ? letters.at(-1) : undefined].join('').toUpperCase();
}
