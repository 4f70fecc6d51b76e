import { useEffect, useState } from 'react';

/**
 * Whole seconds left until a moment of `Date.now()`; never below 0. It counts on in a sleeping tab. For
 * another moment the component needs another `key`.
 */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      const next = Date.now();
      setNow(next);
      if (next >= until) clearInterval(timer);
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [until]);
  return Math.max(0, Math.ceil((until - now) / SECOND_MS));
}

const SECOND_MS = 1_000;
