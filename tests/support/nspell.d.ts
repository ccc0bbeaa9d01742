/** Spell checker for Hunspell dictionaries, which has no types of its own. */
declare module 'nspell' {
  import type { Dictionary } from 'dictionary-es-mx';

  export default function nspell(dictionary: Dictionary): {
    correct(word: string): boolean;
  };
}
