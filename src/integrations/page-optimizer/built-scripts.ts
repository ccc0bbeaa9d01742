import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import { memoize } from '#src/domain/memoize.ts';

/**
 * @returns the words of a script's strings: each can be a class, an id, a tag, a custom property or
 *   an animation. A word that is put together at run time (`'tone-' + tone`) is not found.
 * @throws Error on a syntax error
 */
export const wordsOfScript = memoize((code): readonly string[] => {
  const { program, errors } = parseSync('script.js', code, { sourceType: 'unambiguous' });
  const [error] = errors;
  if (error) throw new Error(`script cannot be parsed: ${error.message}\n${error.codeframe}`);
  const words = new Set<string>();
  const addWords = (text: string) => {
    // Whole words, for classes with quotes in them; and parts, for HTML in a string.
    for (const separator of [/\s+/, /[\s"'<>=]+/]) {
      for (const word of text.split(separator)) words.add(word);
    }
  };
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') addWords(value);
    },
    TemplateElement: ({ value }) => {
      addWords(value.cooked ?? value.raw);
    },
  }).visit(program);
  return [...words];
});

/** The scripts in the folder of built assets, whose words the style sheets of pages depend on. */
export class BuiltScripts {
  readonly #folder: URL;
  readonly #names: readonly string[];
  readonly #read = memoize((name) => readFileSync(new URL(name, this.#folder), 'utf8'));

  constructor(folder: URL) {
    this.#folder = folder;
    const files = existsSync(folder)
      ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
      : [];
    this.#names = files.filter((name) => name.endsWith('.js'));
  }

  /**
   * Finds the scripts that a text names, directly or through one another. File names contain a hash,
   * so that the name alone is a reference: in an import, in an address or as a worker.
   *
   * @returns their code
   */
  namedIn(text: string): string[] {
    const found = new Set<string>();
    // Iterating over an array includes what is added to it meanwhile.
    const texts = [text];
    for (const each of texts) {
      for (const name of this.#names) {
        if (found.has(name) || !each.includes(basename(name))) continue;
        found.add(name);
        texts.push(this.#read(name));
      }
    }
    return texts.slice(1);
  }
}
