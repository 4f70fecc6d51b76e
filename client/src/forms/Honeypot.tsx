import type { RefObject } from 'react';

/** Nobody sees this field; what fills it in is no person (the server then keeps nothing). */
export function Honeypot({ field }: { field?: RefObject<HTMLInputElement | null> }) {
  return (
    <input
      ref={field}
      name="website"
      tabIndex={-1}
      aria-hidden="true"
      autoComplete="off"
      className="sr-only"
    />
  );
}
