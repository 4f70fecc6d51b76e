import { useEffect } from 'react';

/**
 * A thin line that grows as an article is scrolled. The style sheet draws it; a browser that cannot
 * bind an animation to scrolling gets a listener for it when there is time.
 */
export function ReadLine() {
  useEffect(() => {
    if (CSS.supports('animation-timeline: scroll()')) return undefined;
    let stop: () => void = () => undefined;
    let isGone = false;
    import('./followScroll.ts').then(
      ({ followScroll }) => {
        if (!isGone) stop = followScroll();
      },
      // The line is an ornament; without it nothing is missing.
      () => undefined,
    );
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return (
    <div
      aria-hidden="true"
      className="read-line pointer-events-none absolute inset-x-0 -bottom-px h-0.5 bg-ink print:hidden"
    />
  );
}
