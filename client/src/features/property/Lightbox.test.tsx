import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { drawDialogs } from '../../testing/dialogs.ts';
import { picture } from '../../testing/fixtures.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { Gallery } from './Gallery.tsx';

const PICTURES = [1, 2, 3, 4, 5].map((number) => picture(number));

beforeAll(drawDialogs);

const show = () =>
  renderAt('/', <Gallery pictures={PICTURES} title="Flat by the park" largeSizes="100vw" />);
const shown = () => document.querySelector('dialog')?.querySelector('[aria-live]')?.textContent;

test.each([1, 2, 5])(
  'V-2.7-02 image %i of the gallery opens the lightbox there',
  async (number) => {
    show();
    fireEvent.click(screen.getByLabelText(`Open photo ${number} of 5, Room ${number}`));
    const view = await screen.findByLabelText('Photos of Flat by the park');
    expect(shown()).toBe(`${number} of 5`);
    const inSight = [...view.querySelectorAll<HTMLElement>('div:not([hidden]) > picture img')];
    expect(inSight.map((image) => image.getAttribute('alt'))).toEqual([`View ${number}`]);
  },
);

test('V-2.7-02 the grid has every image and a button for all of them', async () => {
  show();
  expect(screen.getAllByLabelText(/^Open photo \d of 5/)).toHaveLength(5);
  fireEvent.click(screen.getByText('View all 5 photos'));
  await screen.findByLabelText('Photos of Flat by the park');
  expect(shown()).toBe('1 of 5');
});

test('arrows turn the pictures and wrap around; closing forgets the place', async () => {
  show();
  fireEvent.click(screen.getByText('View all 5 photos'));
  const view = await screen.findByLabelText('Photos of Flat by the park');
  fireEvent.keyDown(view, { key: 'ArrowLeft' });
  expect(shown()).toBe('5 of 5');
  fireEvent.click(screen.getByLabelText('Next photo'));
  expect(shown()).toBe('1 of 5');
  fireEvent.click(screen.getByLabelText('Previous photo'));
  expect(shown()).toBe('5 of 5');
  fireEvent.click(screen.getByLabelText('Close photos'));
  expect(view.hasAttribute('open')).toBe(false);
  // jsdom's dialogs do not say that they are closed.
  fireEvent(view, new Event('close'));
  expect(shown()).toBeUndefined();
});
