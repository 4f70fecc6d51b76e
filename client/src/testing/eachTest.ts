import { cleanup, configure, getConfig, prettyDOM, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { selectCity } from '../features/market/places/selectedCity.ts';
import { end } from '../session/liveSession.ts';
import { announce } from '../ui/announce.tsx';
import { clearLog } from '../ui/clientLog.ts';
import { clearToasts } from '../ui/toast.ts';
import { unsentTexts } from '../ui/unsentTexts.ts';
import { PATIENT } from './patience.ts';
import { faultsOf } from './soundPage.ts';

const library = { ...getConfig() };
configure({
  asyncUtilTimeout: PATIENT.timeout,
  getElementError: notFound,
  asyncWrapper: async (wait) => {
    const found = await library.asyncWrapper(wait);
    await effectsHaveRun();
    return found;
  },
});

/** Before a test puts clocks of its own in their place. */
const nextTurn = setImmediate;

/**
 * What is found may have been drawn a moment ago, and a busy machine does other things before React runs the effects
 * of that, which move the focus for example: they are next in its queue, and what they change comes after them.
 */
async function effectsHaveRun(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => nextTurn(resolve));
}

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

/**
 * Forms with something typed or chosen that the browser would have sent itself, loading the page anew. One without
 * fields only asks for its page again.
 */
let leftToBrowser: string[] = [];

function noteSubmit({ target, defaultPrevented }: SubmitEvent): void {
  const form = target instanceof HTMLElement ? target : null;
  if (defaultPrevented || !form?.querySelector('input, select, textarea')) return;
  leftToBrowser.push(`a form that the browser sends: ${form.outerHTML.slice(0, 120)}`);
}

// The files of one worker share their modules and one window: every test finds them as they were at first.
beforeEach(() => {
  if (!hasWindow) return;
  leftToBrowser = [];
  window.addEventListener('submit', noteSubmit);
  localStorage.clear();
  sessionStorage.clear();
  unsentTexts.clear();
  window.history.replaceState(null, '', '/');
});

afterEach(async () => {
  const faults = hasWindow ? [...faultsOf(document), ...leftToBrowser] : [];
  if (hasWindow) {
    window.removeEventListener('submit', noteSubmit);
    cleanup();
  }
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  end({ kind: 'visitor' });
  announce('');
  clearLog();
  if (!hasWindow) return;
  selectCity(null);
  try {
    await toastsAreGone();
  } finally {
    // One that stands for ever goes here, and the next test has a place of its own for them.
    document.body.replaceChildren();
    // A dialog that locked the scrolling, a theme that was chosen.
    for (const element of [document.documentElement, document.body]) {
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    }
  }
  // Whatever the test has looked at.
  if (faults.length > 0) throw new Error(faults.join('\n'));
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

/**
 * What was not found is looked for again until it is there, and the page written out beside it is read when it never
 * comes: it is written then.
 */
function notFound(message: string | null, container: Element): Error {
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  const inWords = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
  return Object.defineProperty(error, 'message', { configurable: true, get: inWords });
}
