import { toast as sonner } from 'sonner';
import { expect, test, vi } from 'vitest';
import { LIMITS } from '../../../schema/limits.ts';
import { toast } from '../ui/toast.ts';

const nextTurn = setImmediate;
const toasts = () => document.querySelectorAll('[data-sonner-toast]').length;

/** Lets the clock of the test go on by so much at a time, until it is so. */
async function until(isSo: () => boolean, stepMs: number): Promise<void> {
  while (!isSo()) {
    await new Promise((resolve) => nextTurn(resolve));
    await vi.advanceTimersByTimeAsync(stepMs);
  }
}

test.each([true, false])(
  'a toast whose time was up by the clock of its test stands there still (the test keeps that clock: %s)',
  async (keepsClock) => {
    vi.useFakeTimers();
    toast('Saved.');
    await until(() => toasts() > 0, 1);
    await vi.advanceTimersByTimeAsync(LIMITS.listing.toastMs - 100);
    await until(() => sonner.getToasts().length === 0, 1);
    if (!keepsClock) vi.useRealTimers();
    expect(toasts()).toBe(1);
  },
);

test('and not in the next test', () => {
  expect(toasts()).toBe(0);
});
