import { screen } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';

/** Reads ahead what draws toasts: the first one fetches it, and a busy machine takes its time over that. */
export function withToasts(): void {
  const readAhead = async () => void (await import('../ui/Toasts.tsx'));
  beforeAll(readAhead);
  // One that was asked for at the end of a test is drawn by now, and can be taken away with it.
  afterEach(readAhead);
}

/** The toast that says so, once it is there. */
export function findToast(sentence: string | RegExp): Promise<HTMLElement> {
  return screen.findByText(sentence, { selector: '[data-sonner-toast] p' });
}
