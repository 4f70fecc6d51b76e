import { useCallback, useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Which pictures could not be loaded. A picture of the server's HTML may have failed before this page's
 * scripts listened, so those are asked once after hydration.
 */
export function usePictureFailures(box: RefObject<HTMLElement | null>): {
  failed: ReadonlySet<string>;
  markFailed: (id: string) => void;
} {
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const markFailed = useCallback((id: string) => {
    setFailed((known) => new Set(known).add(id));
  }, []);
  useEffect(() => {
    for (const image of box.current?.querySelectorAll('img') ?? []) {
      if (image.complete && image.naturalWidth === 0) image.dispatchEvent(new Event('error'));
    }
  }, [box]);
  return { failed, markFailed };
}
