import { useEffect, useState } from 'react';

/** The value as it was when it had stood for a moment; null until then, and at once when there is none. */
export function useDebounced<Value>(value: Value | null, waitMs = WAIT_MS): Value | null {
  const [settled, setSettled] = useState<Value | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return value === null ? null : settled;
}

const WAIT_MS = 250;
