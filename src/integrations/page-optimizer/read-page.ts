import { Parser } from 'htmlparser2';
import { invariant } from '#src/domain/invariant.ts';
import { memoize } from '#src/domain/memoize.ts';
import { HIDDEN, MARKED_HIDDEN } from './prune-styles.ts';

/** An element of a page and its place in the HTML. */
export interface PageElement {
  readonly attributes: Readonly<Record<string, string>>;
  /** source text between the tags */
  readonly text: string;
  readonly start: number;
  /** index behind the end tag */
  readonly end: number;
}

/** Value of a class attribute and its place in the HTML. */
interface ClassAttribute {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** A set of words that need not be listed. */
export type Words = Pick<ReadonlySet<string>, 'has'>;

/** What the optimizer reads from a page. */
export interface Page {
  /** its tags, classes and ids, and the custom properties that its attributes name */
  readonly words: Words;
  /** places of its class attributes */
  readonly classes: readonly ClassAttribute[];
  readonly styles: readonly PageElement[];
  /** inline scripts that run */
  readonly scripts: readonly PageElement[];
  /** addresses of its other scripts and of its islands, without the framework's own */
  readonly addresses: readonly string[];
  /** It has islands, and each is `client:visible` and in an element with the attribute `popover`. */
  readonly hidesIslands: boolean;
  /** index behind `<meta charset>` */
  readonly charsetEnd: number;
  /** index of `</body>` */
  readonly bodyEnd: number;
}

/** An element while the page is read. */
interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parent: Element | undefined;
  readonly start: number;
  readonly textStart: number;
  /** Known behind its end tag. */
  textEnd?: number;
  end?: number;
}

/** Elements that the browser adds around others. */
const IMPLIED_ELEMENTS = ['html', 'head', 'body', 'tbody'];
const CLASS = ' class="';
const CUSTOM_PROPERTY = /--[\w-]+/g;
/** Values of `type`; scripts of other types are data. */
const JAVASCRIPT_TYPES: readonly (string | undefined)[] = [undefined, 'module'];

/** Lists the elements of a page. Building a tree of them would take as long again. */
function elementsIn(html: string): readonly Element[] {
  const all: Element[] = [];
  let innermost: Element | undefined;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const { startIndex: start, endIndex } = parser;
      innermost = { name, attributes, parent: innermost, start, textStart: endIndex + 1 };
      all.push(innermost);
    },
    onclosetag: () => {
      if (innermost === undefined) return;
      innermost.textEnd = parser.startIndex;
      innermost.end = parser.endIndex + 1;
      innermost = innermost.parent;
    },
  });
  parser.end(html);
  return all;
}

/** Whether an element around another one passes a test. */
function isIn({ parent }: Element, test: (around: Element) => boolean): boolean {
  return parent !== undefined && (test(parent) || isIn(parent, test));
}

/**
 * Reads what all other parts need.
 *
 * @throws Error when the page has no `<meta charset>` or `</body>`, a style attribute, or a style
 *   sheet that cannot become a part of another
 */
export function readPage(html: string): Page {
  const all = elementsIn(html);
  const named = (tag: string) => all.filter(({ name }) => name === tag);
  const place = ({ attributes, start, textStart, textEnd, end }: Element): PageElement => {
    invariant(textEnd !== undefined && end !== undefined, 'the parser closes every element');
    return { attributes, text: html.slice(textStart, textEnd), start, end };
  };
  const scripts = named('script').filter(({ attributes }) =>
    JAVASCRIPT_TYPES.includes(attributes['type']),
  );
  const islands = named('astro-island');
  const isHidden = (island: Element) =>
    island.attributes['client'] === 'visible' &&
    isIn(island, ({ attributes }) => 'popover' in attributes);
  const styles = named('style');
  const isConditional = (style: Element) =>
    Object.keys(style.attributes).length > 0 || isIn(style, ({ name }) => name === 'noscript');
  invariant(!styles.some(isConditional), 'a <style> has attributes or stands in <noscript>');
  const hasStyleAttribute = all.some(({ attributes }) => 'style' in attributes);
  invariant(!hasStyleAttribute, 'style attribute: the policy forbids it, use a class');
  const charset = named('meta').find(({ attributes }) => 'charset' in attributes);
  invariant(charset !== undefined, 'no <meta charset>: the policy follows it');
  const bodyEnd = html.lastIndexOf('</body>');
  invariant(bodyEnd >= 0, 'no </body>: the inline module precedes it');
  return {
    words: new Set([...IMPLIED_ELEMENTS, ...all.flatMap(wordsOf)]),
    classes: all.flatMap((element) => classesOf(element, html)),
    styles: styles.map(place),
    scripts: scripts.filter(({ attributes }) => attributes['src'] === undefined).map(place),
    addresses: [...scripts, ...islands].flatMap(
      ({ attributes }) => attributes['src'] ?? attributes['component-url'] ?? [],
    ),
    hidesIslands: islands.length > 0 && islands.every(isHidden),
    charsetEnd: place(charset).end,
    bodyEnd,
  };
}

/** Finds the class attribute of an element, where it is written in quotes and without references. */
function classesOf({ attributes, start: from }: Element, html: string): readonly ClassAttribute[] {
  const value = attributes['class'];
  if (value === undefined) return [];
  const start = html.indexOf(CLASS, from) + CLASS.length;
  const end = start + value.length;
  return html.startsWith(`${value}"`, start) ? [{ value, start, end }] : [];
}

/** Most pages have the same values. */
const namesIn = memoize((classes) => classes.split(/\s+/));

function wordsOf({ name, attributes }: Element): string[] {
  const words = [name];
  for (const [attribute, value] of Object.entries(attributes)) {
    if (attribute === 'class') words.push(...namesIn(value));
    else if (attribute === 'id') words.push(value);
    else if (value.includes('--')) words.push(...(value.match(CUSTOM_PROPERTY) ?? []));
    if (attribute === HIDDEN) words.push(MARKED_HIDDEN);
  }
  return words;
}
