import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * True once the element has come near the screen; what is folded away or hidden does not count. `margin` is
 * how far outside the screen is near.
 */
export function useSeen(box: RefObject<Element | null>, margin = MARGIN): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (isSeen || !element || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setSeen(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, isSeen, margin]);
  return isSeen;
}

const MARGIN = '200px';
