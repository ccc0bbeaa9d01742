/** How far below or above the window an island is near: about half a phone's screen. */
const NEAR = '320px';

/** Runs once the page is loaded and painted; never in a tab that nobody has looked at. */
function afterFirstPaint(run: () => void): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    if (document.readyState === 'complete') run();
    else addEventListener('load', run, { once: true });
  }).observe({ type: 'paint', buffered: true });
}

/** Runs once when an island comes near the viewport, after the first paint at the earliest. */
export function whenNear(island: HTMLElement, run: () => void): void {
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
