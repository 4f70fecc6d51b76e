import type { RefObject } from 'react';

/** Nobody sees this field; what fills it in is no person (the server then keeps nothing). */
export function Honeypot({ field }: { field: RefObject<HTMLInputElement | null> }) {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw]">
      <label>
        Website
        <input ref={field} name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
