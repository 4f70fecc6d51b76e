import { useSyncExternalStore } from 'react';

/** Says a sentence to screen readers without moving the focus. Saying it twice repeats it. */
export function announce(sentence: string): void {
  // A trailing no-break space makes an equal sentence a new text, which is spoken again.
  message = message === sentence ? `${sentence}\u00a0` : sentence;
  for (const listener of listeners) listener();
}

/** The one polite live region of the page; it stands in the shell and is never removed. */
export function LiveRegion() {
  const text = useSyncExternalStore(subscribe, current, () => '');
  return (
    <output aria-live="polite" className="sr-only">
      {text}
    </output>
  );
}

let message = '';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function current(): string {
  return message;
}
