import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { LiveRegion } from './announce.tsx';
import { clearToasts, toast } from './toast.ts';

beforeAll(async () => {
  // Read once, ahead: the first toast fetches what draws it, and a busy machine takes its time over that.
  await import('./Toasts.tsx');
  // jsdom draws nothing, so it has no sizes to observe and no pointer that rests on something.
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  // Nobody looks, so that no toast goes by itself.
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});

afterEach(cleanup);

test('WCAG 4.1.3 a toast stands on the page and is said once in the live region', async () => {
  const { container } = render(<LiveRegion />);
  act(() => toast('Link copied!'));
  const shown = await screen.findByText('Link copied!', { selector: 'p' });
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
  await screen.findByText('Posted', { selector: 'p' });
  act(clearToasts);
  await waitFor(() => expect(screen.queryByText('Posted', { selector: 'p' })).toBeNull());
});
