import { screen } from '@testing-library/react';
import { beforeAll } from 'vitest';

/** Reads ahead what draws toasts: the first one fetches it, and a busy machine takes its time over that. */
export function withToasts(): void {
  beforeAll(async () => void (await import('../ui/Toasts.tsx')));
}

/** The toast that says so, once it is there. */
export function findToast(sentence: string | RegExp): Promise<HTMLElement> {
  return screen.findByText(sentence, { selector: '[data-sonner-toast] p' });
}
