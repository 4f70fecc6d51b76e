import { useEffect, useRef, useState } from 'react';
import type { FocusEvent } from 'react';
import type { DetailValue } from '../../../../../schema/catalogue/model.ts';

interface FieldEvents {
  change: (key: string, value: DetailValue) => void;
  leave: (key: string, event: FocusEvent) => void;
}

/** The same two functions at every drawing, so that a field is drawn anew for its own changes only. */
export function useSteady(events: FieldEvents): FieldEvents {
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  const [steady] = useState<FieldEvents>(() => ({
    change: (key, value) => latest.current.change(key, value),
    leave: (key, event) => latest.current.leave(key, event),
  }));
  return steady;
}
