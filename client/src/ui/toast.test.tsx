import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findToast, withToasts } from '../testing/toasts.ts';
import { LiveRegion } from './announce.tsx';
import { clearToasts, toast } from './toast.ts';

withToasts();
// Nobody looks, so that no toast goes by itself.
beforeEach(() => void vi.spyOn(document, 'hidden', 'get').mockReturnValue(true));
afterEach(cleanup);

test('WCAG 4.1.3 a toast stands on the page and is said once in the live region', async () => {
  const { container } = render(<LiveRegion />);
  act(() => toast('Link copied!'));
  const shown = await findToast('Link copied!');
  expect(container.textContent).toBe('Link copied!');
  expect(shown.closest('section')?.getAttribute('aria-live')).toBe('off');
  act(() => screen.getByRole('button', { name: 'Close' }).click());
  await waitFor(() => expect(screen.queryByText('Link copied!', { selector: 'p' })).toBeNull());
});

test('the action of a toast does its work and closes it', async () => {
  let undone = 0;
  act(() => toast('Removed', { action: { label: 'Undo', onClick: () => (undone += 1) } }));
  const button = await screen.findByRole('button', { name: 'Undo' });
  act(() => button.click());
  expect(undone).toBe(1);
  await waitFor(() => expect(screen.queryByText('Removed', { selector: 'p' })).toBeNull());
});

test('what the visitor has left behind is taken away', async () => {
  act(() => toast('Posted'));
  await findToast('Posted');
  act(clearToasts);
  await waitFor(() => expect(screen.queryByText('Posted', { selector: 'p' })).toBeNull());
});

test('WCAG 2.4.11 a toast avoids what has the focus, and stays where it is while it has the focus itself', async () => {
  render(<button type="button">At the bottom</button>);
  const button = screen.getByRole('button', { name: 'At the bottom' });
  const { innerHeight } = window;
  button.getBoundingClientRect = () => new DOMRect(0, innerHeight - 60, 100, 44);
  act(() => button.focus());
  act(() => toast('Saved'));
  await findToast('Saved');
  const edge = () =>
    document.querySelector('[data-sonner-toaster]')?.getAttribute('data-y-position');
  expect(edge()).toBe('top');
  const close = screen.getByRole('button', { name: 'Close' });
  act(() => close.focus());
  expect(document.activeElement).toBe(close);
  expect(close.isConnected).toBe(true);
  expect(edge()).toBe('top');
});
