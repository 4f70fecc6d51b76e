import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { showViewer } from '../features/account/viewer.ts';
import { PATIENT } from './patience.ts';

configure({ asyncUtilTimeout: PATIENT.timeout });

// What jsdom does not have and a late timer may still ask for: a visitor without preferences.
if (typeof window !== 'undefined')
  Object.assign(window, { matchMedia: () => ({ matches: false }) });

// The files of one worker share their modules and one window: every test finds them as they were at first.
beforeEach(() => {
  if (typeof window === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  showViewer({ kind: 'visitor' });
});
