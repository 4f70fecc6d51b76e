import { expect, test, vi } from 'vitest';
import { store, stored } from './browserStorage.ts';

test('a text is kept for the browser or for the tab, and forgotten with null', () => {
  expect(store('greeting', 'namaste')).toBe(true);
  expect(stored('greeting')).toBe('namaste');
  expect(stored('greeting', 'session')).toBeNull();
  store('greeting', null);
  expect(stored('greeting')).toBeNull();
});

test('where storage is switched off nothing is kept and nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(store('greeting', 'namaste')).toBe(false);
  expect(stored('greeting')).toBeNull();
  vi.unstubAllGlobals();
});
