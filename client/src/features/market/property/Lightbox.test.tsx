import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { drawDialogs } from '../../../testing/dialogs.ts';
import { picture } from '../../../testing/fixtures.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import type { PictureData } from '../../../ui/Picture.tsx';
import { Lightbox } from './Lightbox.tsx';

beforeAll(drawDialogs);

const many = (count: number) => Array.from({ length: count }, (_, n) => picture(n));

/** The view of these pictures, opened at one of them. */
async function open(pictures: readonly PictureData[], position: number) {
  const onClose = vi.fn<() => void>();
  renderAt(
    '/',
    <Lightbox pictures={pictures} title="Flat by the park" position={position} onClose={onClose} />,
  );
  const view = await screen.findByRole('dialog', { name: 'Photos of Flat by the park' });
  await waitFor(() => expect(view.querySelector('[aria-roledescription=photo]')).not.toBeNull());
  const large = () =>
    [...view.querySelectorAll<HTMLImageElement>('[aria-roledescription=photo] img')].map(
      ({ alt }) => alt,
    );
  return { view, onClose, large };
}

const button = (name: string) => screen.getByRole('button', { name });

/** The small picture of this number; beside the row's ends stand empty ones that the style sheet hides. */
const small = (number: number) =>
  screen
    .getAllByRole('button', { name: `Photo ${number} of 4` })
    .find((one) => one.querySelector('img'));

test('V-2.7-02 the picture, its number and its label; a neighbour on either side is fetched, no other', async () => {
  const { view, large } = await open(many(8), 3);
  expect(view.textContent).toContain('4 / 8');
  expect(view.textContent).toContain('Room 3');
  expect(large()).toEqual(['View 2', 'View 3', 'View 4']);
  expect(view.querySelectorAll('img[loading=lazy]')).toHaveLength(0);
});

test('it is turned by buttons, keys and small pictures, and ends at its ends', async () => {
  const { view } = await open(many(4), 2);
  const at = (words: string) => waitFor(() => expect(view.textContent).toContain(words));
  fireEvent.click(button('Next photo'));
  await at('4 / 4');
  expect(button('Next photo').hasAttribute('disabled')).toBe(true);
  fireEvent.keyDown(button('Previous photo'), { key: 'ArrowLeft' });
  await at('3 / 4');
  expect(small(3)?.ariaCurrent).toBe('true');
  fireEvent.click(small(1) ?? view);
  await at('1 / 4');
  expect(button('Previous photo').hasAttribute('disabled')).toBe(true);
});

test('Escape and the button close it', async () => {
  const { view, onClose } = await open(many(2), 0);
  fireEvent(view, new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent.click(button('Close photos'));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
});

test('five small pictures stand on either side of the one that is shown', async () => {
  const { view } = await open(many(20), 10);
  expect(view.querySelectorAll('button[aria-label^="Photo "] img')).toHaveLength(11);
});

test('a single picture has nowhere to go on to', async () => {
  const { view } = await open(many(1), 0);
  expect(screen.queryByRole('button', { name: 'Next photo' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Photo 1/ })).toBeNull();
  expect(view.querySelectorAll('img')).toHaveLength(1);
});

test('V-2.7-04 what has no words of its own is named by the title and its place; what is drawn says so', async () => {
  const bare = picture(1, { alt: '', label: 'Hall', isIllustration: true });
  const { view, large } = await open([bare], 0);
  expect(large()).toEqual(['Flat by the park, photo 1 of 1']);
  expect(view.textContent).toContain('Hall · Illustration');
});

test('V-2.6-09 a picture that fails is replaced by a placeholder', async () => {
  const { view } = await open([picture(1)], 0);
  act(() => void fireEvent.error(view.querySelector('img') ?? view));
  expect(view.textContent).toContain('Property Image');
});
