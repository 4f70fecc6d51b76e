import { useEffect, useRef, useState } from 'react';

export interface Part<Code> {
  /** What was fetched; null until it is there. */
  code: Code | null;
  hasFailed: boolean;
}

/** Fetches code when it is first needed. `fetch` is an `import()`; a failure is told, never thrown. */
export function usePart<Code>(isNeeded: boolean, fetch: () => Promise<Code>): Part<Code> {
  const [part, setPart] = useState<Part<Code>>({ code: null, hasFailed: false });
  const latest = useRef(fetch);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCurrent = true;
    latest.current().then(
      (code) => {
        if (isCurrent) setPart({ code, hasFailed: false });
      },
      () => {
        if (isCurrent) setPart({ code: null, hasFailed: true });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded]);
  return part;
}
