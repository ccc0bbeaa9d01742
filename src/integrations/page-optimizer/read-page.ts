import { Parser } from 'htmlparser2';
import { namesInValue } from './css-names.ts';

type Attributes = Readonly<Record<string, string | undefined>>;

/** An element of a page and its place in the HTML. */
export interface PageElement {
  readonly attributes: Attributes;
  /** source text between the tags */
  readonly text: string;
  readonly start: number;
  /** index behind the end tag */
  readonly end: number;
}

/** An `<astro-island>`. */
interface PageIsland {
  readonly attributes: Attributes;
  /** It is inside an element with the attribute `popover`. */
  readonly isInPopover: boolean;
}

/** What the optimizer reads from a page. */
export interface Page {
  /** what selectors can find, as CSS writes it: '.class', '#id', 'tag'; and '--property', '@keyframes' */
  readonly selectorTokens: ReadonlySet<string>;
  /** `<style>` without attributes, outside noscript */
  readonly styles: readonly PageElement[];
  /** every other `<style>` */
  readonly otherStyles: readonly PageElement[];
  /** inline scripts that run */
  readonly scripts: readonly PageElement[];
  /** inline scripts that the browser reads as rules: import maps and speculation rules */
  readonly ruleScripts: readonly PageElement[];
  readonly islands: readonly PageIsland[];
  /** attributes of each `<script src>` */
  readonly externalScripts: readonly Attributes[];
  /** attributes of each `<link>` */
  readonly links: readonly Attributes[];
  readonly hasStyleAttribute: boolean;
  /** index behind `<meta charset>` */
  readonly charsetEnd: number | undefined;
  /** index of `</body>` */
  readonly bodyEnd: number | undefined;
}

const JAVASCRIPT_TYPES = new Set(['', 'module', 'text/javascript']);
const RULE_TYPES = new Set(['importmap', 'speculationrules']);

/** Elements that the browser adds around others. */
const IMPLIED_ELEMENTS: Readonly<Record<string, readonly string[] | undefined>> = {
  table: ['tbody'],
  col: ['colgroup'],
  td: ['tr'],
  th: ['tr'],
};

/**
 * Reads a built page.
 *
 * @throws Error when a script or a style sheet is not closed
 */
export function readPage(html: string): Page {
  const selectorTokens = new Set(['html', 'head', 'body']);
  const styles: PageElement[] = [];
  const otherStyles: PageElement[] = [];
  const scripts: PageElement[] = [];
  const ruleScripts: PageElement[] = [];
  const islands: PageIsland[] = [];
  const externalScripts: Attributes[] = [];
  const links: Attributes[] = [];
  let hasStyleAttribute = false;
  let charsetEnd: number | undefined;
  let bodyEnd: number | undefined;
  /** For each open element: it has the attribute `popover`. */
  const popovers: boolean[] = [];
  let noscriptDepth = 0;
  let open = { attributes: {}, start: 0, textStart: 0 };

  const addScript = (script: PageElement) => {
    const { type = '', src } = script.attributes;
    if (src !== undefined) externalScripts.push(script.attributes);
    else if (JAVASCRIPT_TYPES.has(type)) scripts.push(script);
    else if (RULE_TYPES.has(type)) ruleScripts.push(script);
  };
  const addStyle = (style: PageElement) => {
    const isPlain = noscriptDepth === 0 && Object.keys(style.attributes).length === 0;
    (isPlain ? styles : otherStyles).push(style);
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      addSelectorTokens(selectorTokens, name, attributes);
      hasStyleAttribute ||= 'style' in attributes;
      const textStart = parser.endIndex + 1;
      popovers.push('popover' in attributes);
      if (name === 'script' || name === 'style')
        open = { attributes, start: parser.startIndex, textStart };
      else if (name === 'noscript') noscriptDepth += 1;
      else if (name === 'astro-island')
        islands.push({ attributes, isInPopover: popovers.includes(true) });
      else if (name === 'link') links.push(attributes);
      else if (name === 'meta' && attributes['charset']) charsetEnd = textStart;
    },
    onclosetag(name, isImplied) {
      popovers.pop();
      if (name === 'noscript') noscriptDepth -= 1;
      if (name === 'body' && !isImplied) bodyEnd = parser.startIndex;
      if (name !== 'script' && name !== 'style') return;
      if (isImplied) throw new Error(`<${name}> is not closed`);
      const { attributes, start, textStart } = open;
      const text = html.slice(textStart, parser.startIndex);
      const element = { attributes, text, start, end: parser.endIndex + 1 };
      if (name === 'script') addScript(element);
      else addStyle(element);
    },
  });
  parser.end(html);

  return {
    selectorTokens,
    styles,
    otherStyles,
    scripts,
    ruleScripts,
    islands,
    externalScripts,
    links,
    hasStyleAttribute,
    charsetEnd,
    bodyEnd,
  };
}

/** Adds the names by which style rules can find an element, and those that its attributes use. */
function addSelectorTokens(tokens: Set<string>, name: string, attributes: Attributes): void {
  tokens.add(name);
  IMPLIED_ELEMENTS[name]?.forEach((implied) => tokens.add(implied));
  for (const [attribute, value] of Object.entries(attributes)) {
    if (!value) continue;
    if (attribute === 'class') for (const token of value.split(/\s+/)) tokens.add(`.${token}`);
    else if (attribute === 'id') tokens.add(`#${value}`);
    else if (value.includes('var(')) {
      for (const used of namesInValue(value)) tokens.add(used);
    }
  }
}
