import { cleanup, configure, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { showViewer } from '../session/viewer.ts';
import { announce } from '../ui/announce.tsx';
import { clearLog } from '../ui/clientLog.ts';
import { clearToasts } from '../ui/toast.ts';
import { PATIENT } from './patience.ts';

configure({ asyncUtilTimeout: PATIENT.timeout });

/** A file that tests what the server draws has none. */
const hasWindow = typeof window !== 'undefined';

// jsdom draws nothing: it has no sizes to observe and no screen that could be asked.
if (hasWindow) {
  Object.assign(window, {
    matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
    ResizeObserver: class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  });
}

// The files of one worker share their modules and one window: every test finds them as they were at first.
beforeEach(() => {
  if (!hasWindow) return;
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

afterEach(async () => {
  if (hasWindow) cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  showViewer({ kind: 'visitor' });
  announce('');
  clearLog();
  if (!hasWindow) return;
  await toastsAreGone();
  document.body.replaceChildren();
  // A dialog that locked the scrolling, a theme that was chosen.
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
});

/** They have a place of their own beside the page, which draws on after the test. */
async function toastsAreGone(): Promise<void> {
  const isShown = () => document.querySelector('[data-sonner-toast]') !== null;
  if (!isShown()) return;
  clearToasts();
  await waitFor(() => {
    if (isShown()) throw new Error('A toast still stands.');
  });
}
