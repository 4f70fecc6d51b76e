import { useEffect } from 'react';
import type { RefObject } from 'react';

declare global {
  interface Window {
    /** Makes the press again that was kept, where that can be answered by now (public/first-paint.js). */
    repeatPress?: () => void;
  }
}

/**
 * Stands last in what it waits for, and says that all in the box answers from now on, except for blocks in it that
 * are still to come. Without a box it is the page.
 */
export function Ready({ box }: { box?: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    (box?.current ?? document.documentElement).removeAttribute('data-waits');
    window.repeatPress?.();
  }, [box]);
  return null;
}
