import type { Page } from '@playwright/test';
import { waitForFrames } from './frames.ts';

/** Gives a box to every element, so that the styles of hidden ones are compared as well. */
const SHOW_ALL = 'body *{display:block!important;content-visibility:visible!important}';

/** Compared without SHOW_ALL, which overrides them and nothing else. */
const BOXES = ['display', 'content-visibility'];

/** Properties that a style sheet declares; only these, and what follows from them, can differ. */
interface DeclaredProperties {
  readonly all: string[];
  /** Those which depend on colors or the kind of output: by media queries or custom properties. */
  readonly byMedium: string[];
}

function declaredProperties(page: Page, css: string): Promise<DeclaredProperties> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    const [all, byMedium] = [new Set<string>(), new Set<string>()];
    const collect = (rules: CSSRuleList, isByMedium: boolean) => {
      for (const rule of rules) {
        const isMedium =
          rule instanceof CSSMediaRule &&
          rule.conditionText.split(',').some((part) => !part.includes('width'));
        if (rule instanceof CSSStyleRule)
          for (const name of rule.style) {
            all.add(name);
            if (isByMedium || rule.style.cssText.includes('var(')) byMedium.add(name);
          }
        if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule)
          collect(rule.cssRules, isByMedium || isMedium);
      }
    };
    collect(sheet.cssRules, false);
    const withoutCustom = (names: Set<string>) =>
      [...names].filter((name) => !name.startsWith('--'));
    return { all: withoutCustom(all), byMedium: withoutCustom(byMedium) };
  }, css);
}

/** Scroll positions and frames must not decide what an animation shows. */
const WITHOUT_TIMELINES = '*{animation-timeline:auto!important}';

/** Waits until hydrated islands have measured their elements, e.g. the thumb of the slider. */
async function settleIslands(page: Page): Promise<void> {
  if ((await page.locator('astro-island:not([ssr])').count()) === 0) return;
  await waitForFrames(page);
}

/** Loads every image: one that loads between two snapshots would differ. */
async function loadImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const loads = [...document.images].map((image) => {
      image.loading = 'eager';
      // Rejects for an image that cannot be loaded, which stays so.
      return image.decode().catch(() => undefined);
    });
    await Promise.all(loads);
  });
}

/** Replaces the page's style sheet and ends the transitions that this starts. */
async function setStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const [style] = document.getElementsByTagName('style');
    if (!style) throw new Error('the page has no style sheet');
    style.textContent = text;
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  }, css);
}

/**
 * Compares what is rendered with the page's own style sheet and with another one: every element,
 * with its pseudo-elements and the parts of its fields.
 *
 * @param css - The complete style sheet.
 * @param properties - Everything, or only what depends on the medium when the rest is compared already.
 * @returns a line for each of the first differences
 */
export async function styleDifferences(
  page: Page,
  css: string,
  properties: keyof DeclaredProperties,
): Promise<string[]> {
  const own = await page.evaluate(() => document.getElementsByTagName('style')[0]?.textContent);
  if (typeof own !== 'string') throw new Error('the page has no style sheet');
  await loadImages(page);
  const declared = await declaredProperties(page, css);
  const session = await page.context().newCDPSession(page);
  const render = async (text: string, computedStyles: string[]) => {
    await setStyle(page, text);
    await settleIslands(page);
    const { documents, strings } = await session.send('DOMSnapshot.captureSnapshot', {
      computedStyles,
    });
    const [document] = documents;
    if (!document) throw new Error('no document');
    const { layout, nodes } = document;
    return layout.nodeIndex.map((node, index) => ({
      name: strings[nodes.nodeName?.[node] ?? -1],
      values: layout.styles[index]?.map((value) => strings[value]) ?? [],
    }));
  };

  const differences: string[] = [];
  for (const [addition, names] of [
    [WITHOUT_TIMELINES, BOXES],
    [WITHOUT_TIMELINES + SHOW_ALL, declared[properties]],
  ] as const) {
    const pruned = await render(own + addition, names);
    const complete = await render(css + addition, names);
    if (pruned.length !== complete.length) {
      differences.push(`${pruned.length} boxes instead of ${complete.length}`);
    }
    for (const [index, { name, values }] of complete.entries()) {
      for (const [at, value] of values.entries()) {
        const found = pruned[index]?.values[at];
        if (found !== value) differences.push(`${name} ${names[at]}: ${found} instead of ${value}`);
      }
    }
  }
  await setStyle(page, own);
  await session.detach();
  return differences.slice(0, 10);
}
