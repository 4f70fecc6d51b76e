import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { picture } from '../../../testing/fixtures.ts';
import type { PictureData } from '../../../ui/Picture.tsx';
import { ListPicture } from './ListPicture.tsx';

const DAY_MS = 86_400_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Draws it as a list does; `asked` are the files that the browser was told to fetch by now. */
function show(shown: PictureData) {
  const set = vi.spyOn(HTMLImageElement.prototype, 'setAttribute');
  const rendered = (each: PictureData) => (
    <ListPicture key={each.id} picture={each} sizes="6rem" maxWidth={320} />
  );
  const { rerender } = render(rendered(shown));
  return {
    asked: () => set.mock.calls.filter(([name]) => name === 'src').map(([, address]) => address),
    refresh: (next: PictureData = { ...shown }) => rerender(rendered(next)),
  };
}

const image = () => document.querySelector('img');

test('a picture that does not come is replaced, and never asked for again while it stands there', async () => {
  const { asked: requests, refresh } = show(picture(1));
  expect(requests()).toEqual([`${picture(1).path}/320.jpg`]);
  fireEvent.error(image() ?? document.body);
  for (let hour = 0; hour < 24; hour += 1) {
    await act(() => vi.advanceTimersByTimeAsync(DAY_MS / 24));
    refresh();
    expect(image()).toBeNull();
  }
  expect(screen.getByText('Property Image')).toBeDefined();
  expect(requests()).toHaveLength(1);
  refresh(picture(2));
  expect(requests()).toEqual([`${picture(1).path}/320.jpg`, `${picture(2).path}/320.jpg`]);
});

test('a picture without a file is not asked for at all', async () => {
  const { asked: requests, refresh } = show(picture(1, { widths: [] }));
  await act(() => vi.advanceTimersByTimeAsync(DAY_MS));
  refresh();
  expect(requests()).toEqual([]);
  expect(document.querySelector('source')).toBeNull();
  expect(screen.getByText('Property Image')).toBeDefined();
});
