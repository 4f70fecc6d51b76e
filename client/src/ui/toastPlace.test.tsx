import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { findToast, withToasts } from '../testing/toasts.ts';
import { LiveRegion } from './announce.tsx';
import { toast } from './toast.ts';

withToasts();
// Nobody looks, so that no toast goes by itself.
beforeEach(() => void vi.spyOn(document, 'hidden', 'get').mockReturnValue(true));

const edge = () => document.querySelector('[data-sonner-toaster]')?.getAttribute('data-y-position');
const bottom = () => {
  const toaster = document.querySelector('[data-sonner-toaster]');
  return toaster instanceof HTMLElement ? toaster.style.getPropertyValue('--offset-bottom') : '';
};

/** Something that stands so far from the bottom of the window, so high. */
function stand(name: string, above: number, height: number) {
  const element = screen.getByText(name);
  element.getBoundingClientRect = () => new DOMRect(0, window.innerHeight - above, 100, height);
  return element;
}

const scroll = () => act(async () => fireEvent.scroll(window));

test('WCAG 2.4.11 a toast goes where it covers nothing that is needed', async () => {
  render(
    <>
      <p data-keep-free>Needed</p>
      <p data-bottom-bar>Bar</p>
    </>,
  );
  stand('Needed', 600, 44);
  stand('Bar', 60, 60);
  act(() => toast('Saved'));
  await findToast('Saved');
  await scroll();
  expect(edge()).toBe('bottom');
  expect(bottom()).toContain('max(60px,');
  // What ends just above the place of the toast stays free, one pixel further it does not.
  stand('Needed', 170 + 44, 44);
  await scroll();
  expect(edge()).toBe('bottom');
  stand('Needed', 169 + 44, 44);
  await scroll();
  expect(edge()).toBe('top');
  // Half a screen is no line that could be covered.
  stand('Needed', 230, 220);
  await scroll();
  expect(edge()).toBe('bottom');
  stand('Needed', 230, 219);
  await scroll();
  expect(edge()).toBe('top');
  // Beneath the window nothing is covered, and a bar down there is none.
  stand('Needed', 0, 44);
  stand('Bar', 0, 60);
  await scroll();
  expect(edge()).toBe('bottom');
  expect(bottom()).toContain('max(0px,');
  stand('Bar', 60, 0);
  await scroll();
  expect(bottom()).toContain('max(0px,');
  stand('Bar', 60, 60);
  await act(async () => fireEvent.focusIn(document.body));
  expect(bottom()).toContain('max(60px,');
});

test.each(['success', 'error', 'info'] as const)('a toast of %s', async (tone) => {
  render(<LiveRegion />);
  act(() => toast('Said', { tone, action: { label: 'Undo', onClick: () => undefined } }));
  const shown = (await findToast('Said')).closest('li');
  expect(document.querySelector('output')?.textContent?.trim()).toBe('Said Press Alt+T for Undo.');
  const colours = { success: '.text-success', error: '.text-danger', info: '.text-info' };
  expect(shown?.querySelector(`svg${colours[tone]}`)).not.toBeNull();
});

test('toasts say nothing of their own, and what is not told is a success', async () => {
  act(() => toast('Said'));
  const shown = await findToast('Said');
  expect(shown.closest('li')?.querySelector('svg.text-success')).not.toBeNull();
  await waitFor(() => expect(shown.closest('section')?.getAttribute('aria-live')).toBe('off'));
});

test('WCAG 2.4.11 a toast makes way for the focus, and stays where it is while the focus is its own', async () => {
  render(
    <>
      <button type="button">Field</button>
      <p data-keep-free>Needed</p>
    </>,
  );
  const field = stand('Field', 100, 44);
  stand('Needed', 600, 44);
  act(() => toast('Saved'));
  await findToast('Saved');
  expect(edge()).toBe('bottom');
  act(() => field.focus());
  expect(edge()).toBe('top');
  stand('Field', 600, 44);
  await scroll();
  expect(edge()).toBe('bottom');
  const close = screen.getByLabelText('Close');
  close.getBoundingClientRect = () => new DOMRect(0, window.innerHeight - 60, 44, 44);
  act(() => close.focus());
  stand('Needed', 60, 44);
  await scroll();
  expect(edge()).toBe('bottom');
  // The next one finds its place with the focus still in the first.
  stand('Needed', 600, 44);
  act(() => toast('Saved again'));
  await findToast('Saved again');
  expect(edge()).toBe('bottom');
  act(() => close.blur());
  stand('Needed', 60, 44);
  await scroll();
  expect(edge()).toBe('top');
});
