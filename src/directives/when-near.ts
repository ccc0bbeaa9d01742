/** How far below or above the window an island is near: about half a phone's screen. */
const NEAR = '320px';

/** Where the browser does not tell of its paints: by then it has painted what was loaded. */
const PAINTED_MS = 2000;

function afterLoad(run: () => void): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}

/** Runs once the page is loaded and painted, or loaded for a while. */
function afterFirstPaint(run: () => void): void {
  let isDue = true;
  const runOnce = () => {
    if (isDue) run();
    isDue = false;
  };
  afterLoad(() => setTimeout(runOnce, PAINTED_MS));
  if (!('PerformanceObserver' in globalThis)) return;
  new PerformanceObserver((paints, observer) => {
    // A background alone is a paint too, and comes first.
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    afterLoad(runOnce);
  }).observe({ type: 'paint', buffered: true });
}

/**
 * Runs once when an island comes near the viewport, after the first paint at the earliest: never in
 * a tab that nobody has looked at, because nothing is near there.
 */
export function whenNear(island: { readonly children: Iterable<Element> }, run: () => void): void {
  afterFirstPaint(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        run();
      },
      { rootMargin: NEAR },
    );
    // The island itself has no box (display: contents).
    for (const child of island.children) observer.observe(child);
  });
}
