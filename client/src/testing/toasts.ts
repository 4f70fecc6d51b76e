import { act, cleanup, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { toast as sonner } from 'sonner';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { PATIENT } from './patience.ts';

/** Lets toasts be drawn in a file's tests, and takes them away after the last of them. */
export function withToasts(): void {
  beforeAll(async () => {
    // Read once, ahead: the first toast fetches what draws it, and a busy machine takes its time over that.
    await import('../ui/Toasts.tsx');
  });
  beforeEach(() => {
    // jsdom draws nothing, so it has no sizes to observe and no pointer that rests on something.
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe(): void {}
        disconnect(): void {}
      },
    );
  });
  // Toasts have a place of their own beside the page, which draws on unless they are gone.
  afterAll(async () => {
    cleanup();
    if (!document.querySelector('[data-sonner-toast]')) return;
    act(() => void sonner.dismiss());
    await waitForElementToBeRemoved(() => document.querySelector('[data-sonner-toast]'), PATIENT);
  });
}

/** The toast that says so, once it is there. */
export function findToast(sentence: string | RegExp): Promise<HTMLElement> {
  return screen.findByText(sentence, { selector: '[data-sonner-toast] p' });
}
