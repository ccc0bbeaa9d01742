import { DomUtils, parseDocument } from 'htmlparser2';
import { invariant } from '#src/domain/invariant.ts';
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

type Element = ReturnType<typeof DomUtils.findAll>[number];

/** Elements that the browser adds around others. */
const IMPLIED_ELEMENTS = ['html', 'head', 'body', 'tbody'];
const CLASS = ' class="';
const CUSTOM_PROPERTY = /--[\w-]+/g;
/** Values of `type`; scripts of other types are data. */
const JAVASCRIPT_TYPES: readonly (string | undefined)[] = [undefined, 'module'];

/**
 * Reads what all other parts need.
 *
 * @throws Error when the page has no `<meta charset>` or `</body>`, a style attribute, or a style
 *   sheet that cannot become a part of another
 */
export function readPage(html: string): Page {
  const document = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  const all = DomUtils.findAll(() => true, document.children);
  const named = (tag: string) => all.filter(({ name }) => name === tag);
  const scripts = named('script').filter(({ attribs }) =>
    JAVASCRIPT_TYPES.includes(attribs['type']),
  );
  const islands = named('astro-island');
  const popovers = all.filter(({ attribs }) => 'popover' in attribs);
  const inPopover = new Set(DomUtils.getElementsByTagName('astro-island', popovers));
  const isHidden = (island: Element) =>
    island.attribs['client'] === 'visible' && inPopover.has(island);
  const styles = named('style');
  const conditional = [
    ...styles.filter(({ attribs }) => Object.keys(attribs).length > 0),
    ...DomUtils.getElementsByTagName('style', named('noscript')),
  ];
  invariant(conditional.length === 0, 'a <style> has attributes or stands in <noscript>');
  const hasStyleAttribute = all.some(({ attribs }) => 'style' in attribs);
  invariant(!hasStyleAttribute, 'style attribute: the policy forbids it, use a class');
  const charset = named('meta').find(({ attribs }) => 'charset' in attribs);
  invariant(charset !== undefined, 'no <meta charset>: the policy follows it');
  const bodyEnd = html.lastIndexOf('</body>');
  invariant(bodyEnd >= 0, 'no </body>: the inline module precedes it');
  return {
    words: new Set([...IMPLIED_ELEMENTS, ...all.flatMap(wordsOf)]),
    classes: all.flatMap((element) => classesOf(element, html)),
    styles: styles.map(place),
    scripts: scripts.filter(({ attribs }) => attribs['src'] === undefined).map(place),
    addresses: [...scripts, ...islands].flatMap(
      ({ attribs }) => attribs['src'] ?? attribs['component-url'] ?? [],
    ),
    hidesIslands: islands.length > 0 && islands.every(isHidden),
    charsetEnd: place(charset).end,
    bodyEnd,
  };
}

/** Finds the class attribute of an element, where it is written in quotes and without references. */
function classesOf({ attribs, startIndex }: Element, html: string): readonly ClassAttribute[] {
  const value = attribs['class'];
  if (value === undefined || startIndex === null) return [];
  const start = html.indexOf(CLASS, startIndex) + CLASS.length;
  const end = start + value.length;
  return html.slice(start, end + 1) === `${value}"` ? [{ value, start, end }] : [];
}

function wordsOf({ name, attribs }: Element): string[] {
  const { class: classes = '', id = '', ...others } = attribs;
  const properties = Object.values(others).flatMap((value) => value.match(CUSTOM_PROPERTY) ?? []);
  const states = HIDDEN in attribs ? [MARKED_HIDDEN] : [];
  return [name, id, ...classes.split(/\s+/), ...properties, ...states];
}

function place(element: Element): PageElement {
  const { attribs: attributes, startIndex, endIndex } = element;
  invariant(startIndex !== null && endIndex !== null, 'the parser gives positions');
  return {
    attributes,
    text: DomUtils.textContent(element),
    start: startIndex,
    end: endIndex + 1,
  };
}
