import type { RefObject } from 'react';
import { HONEYPOT_NAME } from '../../../schema/rules/honeypot.ts';

/** Machines fill this field. Nobody sees it, and nothing about it tells a browser or a password manager to fill it. */
export function Honeypot({ field }: { field?: RefObject<HTMLInputElement | null> }) {
  return (
    <input
      ref={field}
      name={HONEYPOT_NAME}
      tabIndex={-1}
      aria-hidden="true"
      autoComplete="off"
      data-1p-ignore
      data-bwignore
      data-lpignore="true"
      data-form-type="other"
      className="sr-only"
    />
  );
}

/** What filled it in, and empties it: the next press goes through. */
export function takeHoneypot(field: HTMLInputElement | null): string {
  const value = field?.value ?? '';
  if (field) field.value = '';
  return value;
}
