import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LIMITS } from '../../../schema/limits.ts';
import { PATIENT } from '../testing/patience.ts';
import { withToasts } from '../testing/toasts.ts';
import { toast } from './toast.ts';
import type { ToastTone } from './Toasts.tsx';

withToasts();
let isHidden = false;
beforeEach(() => {
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

/** Lets time go on in small steps: what is drawn after one of them sets the next in motion. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= STEP_MS) {
    await act(() => vi.advanceTimersByTimeAsync(STEP_MS));
  }
}
const STEP_MS = 50;
const isThere = () => screen.queryByText('Done', { selector: 'p' }) !== null;

/** Shows one, and goes on until it stands there. */
async function show(tone: ToastTone, shownMs?: number): Promise<void> {
  act(() => toast('Done', { tone, shownMs }));
  await vi.waitFor(() => expect(isThere()).toBe(true), PATIENT);
}

test.each(['success', 'error'] as const)(
  'P-4-02 P-4-11 P-2.4-09 P-8-07 a toast of %s goes after 5 seconds',
  async (tone) => {
    await show(tone);
    await pass(4_800);
    expect(isThere()).toBe(true);
    await pass(500);
    expect(isThere()).toBe(false);
  },
);

test('D-117 one that can be undone goes after ten seconds', async () => {
  await show('success', LIMITS.undo.shownMs);
  await pass(9_700);
  expect(isThere()).toBe(true);
  await pass(600);
  expect(isThere()).toBe(false);
});

test('one does not end another: both stand in the same place for their five seconds', async () => {
  await show('success');
  await pass(2_000);
  act(() => toast('Done too'));
  await pass(1_000);
  expect(isThere()).toBe(true);
  expect(screen.getAllByText(/^Done/, { selector: 'p' })).toHaveLength(2);
  expect(document.querySelectorAll('section[aria-label]')).toHaveLength(1);
  await pass(2_800);
  expect(isThere()).toBe(false);
  expect(screen.getByText('Done too', { selector: 'p' })).toBeDefined();
});

test('nobody misses one while looking at another tab', async () => {
  isHidden = true;
  await show('info');
  await pass(10_000);
  expect(isThere()).toBe(true);
  isHidden = false;
  await pass(5_600);
  expect(isThere()).toBe(false);
});

test('one that has the focus waits, and its five seconds go on when the focus leaves', async () => {
  await show('info');
  await pass(3_000);
  const close = screen.getByLabelText('Close');
  act(() => close.focus());
  await pass(10_000);
  expect(isThere()).toBe(true);
  act(() => close.blur());
  await pass(1_500);
  expect(isThere()).toBe(true);
  await pass(1_500);
  expect(isThere()).toBe(false);
});

test('a mouse that points elsewhere holds nothing up', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  await show('success');
  await pass(5_600);
  expect(isThere()).toBe(false);
});
