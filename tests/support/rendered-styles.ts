import type { Page } from '@playwright/test';
import parseSelectors from 'postcss-selector-parser';
import { HIDDEN } from '#src/integrations/page-optimizer/prune-styles.ts';
import { parseStyles, rulesIn } from '#src/integrations/page-optimizer/style-sheet.ts';

/** Scroll positions and frames must not decide what an animation shows. */
const WITHOUT_TIMELINES = '*{animation-timeline:auto!important}';

const NAMES = ['tag', 'class', 'id', 'combinator'];

/** @returns the elements that a selector can match in any state: its tags, classes, ids and `hidden` alone */
const elementsOf = (selector: string) =>
  parseSelectors((root) => {
    root.each(({ nodes }) => {
      for (const node of nodes.toReversed()) {
        const isHidden = 'attribute' in node && node.attribute === HIDDEN;
        // Outside of shadow trees, `:host` matches nothing.
        const isHost = node.value === ':host';
        if (!NAMES.includes(node.type) && !isHidden && !isHost) node.remove();
      }
    });
  })
    .processSync(selector)
    .replaceAll(/(?<=^|[ >+~])(?=$|[ >+~])/g, '*');

/**
 * Lists the selectors of rules.
 *
 * @param used - Names that the page uses: rules that define nothing but other custom properties are left out.
 * @returns for each its text with all that is around it and what it defines, and the selector
 */
function selectorsIn(css: string, used: ReadonlySet<string>) {
  return rulesIn(parseStyles(css).nodes).flatMap((rule) => {
    const declared = rule.nodes.flatMap((node) => ('prop' in node ? node.prop : []));
    const needed = declared.filter((name) => !name.startsWith('--') || used.has(name));
    if (needed.length === 0) return [];
    const around: string[] = [];
    for (let at = rule.parent; at && at.type !== 'root'; at = at.parent)
      around.push('params' in at ? String(at.params) : String(at.type));
    const place = [...around, ...needed].join('|');
    return rule.selectors.map((selector) => [`${place}|${selector}`, selector] as const);
  });
}

/** Lists what at-rules define by a name: keyframes, and types of custom properties. */
const definedIn = (css: string) =>
  new Set([...css.matchAll(/@(?:keyframes|property) ([\w-]+)/g)].map(([, name = '']) => name));

const ownStyle = (page: Page) =>
  page.evaluate(() => document.getElementsByTagName('style')[0]?.textContent ?? '');

/**
 * Finds what a page needs of its complete style sheet and has lost, in all media and states of its
 * elements: selectors that can match one of them, and what they define; keyframes to which it refers.
 */
export async function lostStyles(page: Page, complete: string): Promise<readonly string[]> {
  const own = await ownStyle(page);
  const attributes = await page
    .locator('[style]')
    .evaluateAll((all) => all.map((element) => element.getAttribute('style')));
  const used = new Set([own, ...attributes].join().match(/[\w-]+/g));
  const kept = new Set(selectorsIn(own, used).map(([key]) => key));
  const removed = selectorsIn(complete, used).filter(([key]) => !kept.has(key));
  const needed = await page.evaluate(
    (all) => all.filter((selector) => document.querySelector(selector)),
    [...new Set(removed.map(([, selector]) => elementsOf(selector)))],
  );
  const lost = definedIn(complete).difference(definedIn(own)).intersection(used);
  return [...needed, ...lost];
}

/**
 * Compares the computed styles of every element and its drawn pseudo-elements with the page's own style
 * sheet and with the complete one: rules left out must not change the order of the others.
 *
 * @returns a line for each of the first differences
 */
export async function styleDifferences(page: Page, complete: string): Promise<string[]> {
  const own = await ownStyle(page);
  return page.evaluate(
    ([before, after]) => {
      const [style] = document.getElementsByTagName('style');
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(after);
      const names = new Set<string>();
      const collect = (rules: CSSRuleList) => {
        for (const rule of rules) {
          if (rule instanceof CSSStyleRule) for (const name of rule.style) names.add(name);
          if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule)
            collect(rule.cssRules);
        }
      };
      collect(sheet.cssRules);
      const properties = [...names].filter((name) => !name.startsWith('--'));

      const render = (css: string) => {
        if (style) style.textContent = css;
        for (const animation of document.getAnimations())
          if (animation instanceof CSSTransition) animation.finish();
        return [...document.querySelectorAll('*')].flatMap((element) =>
          [null, '::before', '::after'].flatMap((pseudo) => {
            const computed = getComputedStyle(element, pseudo);
            if (pseudo && ['none', 'normal'].includes(computed.content)) return [];
            const values = properties.map((name) => computed.getPropertyValue(name));
            return [{ name: element.localName + (pseudo ?? ''), values }];
          }),
        );
      };
      const [pruned, whole] = [render(before), render(after)];
      render(before);
      const differences = whole.flatMap(({ name, values }, index) =>
        values.flatMap((value, at) => {
          const found = pruned[index]?.values[at];
          return found === value ? [] : [`${name} ${properties[at]}: ${found} instead of ${value}`];
        }),
      );
      if (pruned.length !== whole.length)
        differences.unshift(`${pruned.length} boxes instead of ${whole.length}`);
      return differences.slice(0, 10);
    },
    [own + WITHOUT_TIMELINES, complete + WITHOUT_TIMELINES] as const,
  );
}
