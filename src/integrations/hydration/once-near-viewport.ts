/** Distance above or below the viewport that counts as near: about half the height of a phone. */
const NEAR_MARGIN = '320px';

/** Delay after the load event that stands in for the first paint where paint timing is missing. */
const PAINTED_MS = 2000;

function afterLoad(run: () => void): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}

/** Runs a callback once, after load and first contentful paint, or 2 seconds after load. */
function afterFirstPaint(run: () => void): void {
  let isDue = true;
  const runOnce = () => {
    if (isDue) run();
    isDue = false;
  };
  afterLoad(() => setTimeout(runOnce, PAINTED_MS));
  if (!('PerformanceObserver' in globalThis)) return;
  new PerformanceObserver((paints, observer) => {
    // A first paint that shows only the background comes earlier.
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    afterLoad(runOnce);
  }).observe({ type: 'paint', buffered: true });
}

/**
 * Runs a callback once, when an island is near the viewport and the first paint is over. In a
 * background tab it does not run until the tab is shown.
 *
 * @param island - Element whose children are observed.
 * @param run - Callback.
 */
export function onceNearViewport(
  island: { readonly children: Iterable<Element> },
  run: () => void,
): void {
  afterFirstPaint(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        run();
      },
      { rootMargin: NEAR_MARGIN },
    );
    // The island itself has no box, because its `display` is `contents`.
    for (const child of island.children) observer.observe(child);
  });
}
