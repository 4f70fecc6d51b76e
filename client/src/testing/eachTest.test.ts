import { expect, test, vi } from 'vitest';
import { clearToasts, toast } from '../ui/toast.ts';

const toasts = () => document.querySelectorAll('[data-sonner-toast]');

test('a toast sets out to go by the clock of its test', async () => {
  await import('../ui/Toasts.tsx');
  toast('Saved.');
  await expect.poll(() => toasts().length).toBe(1);
  vi.useFakeTimers();
  clearToasts();
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(50);
  expect(toasts()).toHaveLength(1);
});

test('and is gone with it', () => {
  expect(toasts()).toHaveLength(0);
});
