import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LiveRegion } from '../../ui/announce.tsx';
import { readyPictures } from '../../testing/readyPictures.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { PictureUploader } from './PictureUploader.tsx';
import type { PictureSet } from './pictureSet.ts';

function show(set: PictureSet, error: string | null = null) {
  return renderAt(
    '/',
    <>
      <LiveRegion />
      <PictureUploader set={set} error={error} />
    </>,
  );
}

const spoken = () => document.querySelector('output.sr-only')?.textContent?.trim();
const button = (name: string) => screen.getByRole('button', { name });

test('P-2.5-01 P-2.5-04 the field is labelled, takes several images and tells what fits', () => {
  const add = vi.fn<PictureSet['add']>();
  show(readyPictures(0, { add }), 'Please upload at least one property image');
  const input = screen.getByLabelText<HTMLInputElement>(/Browse property photos/);
  expect(input.type).toBe('file');
  expect(input.name).toBe('images');
  expect(input.multiple).toBe(true);
  expect(input.accept).toBe('image/*');
  const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'JPG/PNG up to 5MB each',
    'Please upload at least one property image',
  ]);
  const files = [new File(['x'], 'a.jpg', { type: 'image/jpeg' })];
  fireEvent.change(input, { target: { files } });
  expect(add).toHaveBeenCalledWith(files);
});

test('P-2.5-02 P-2.5-03 what is not taken is named and spoken', () => {
  show(readyPictures(15, { refused: ['notes.txt'], ignored: ['16.jpg'] }));
  expect(screen.getByText('15 of 15 photos')).toBeTruthy();
  const both =
    'Only image files are accepted. Not added: notes.txt. A listing takes at most 15 photos. Not added: 16.jpg.';
  expect(spoken()).toBe(both);
});

test('P-2.5-01 order, cover and removal work without dragging, and each is spoken', () => {
  const done: string[] = [];
  show(
    readyPictures(3, {
      move: (_key, by) => done.push(`move ${by}`),
      makeCover: () => done.push('cover'),
      remove: () => done.push('remove'),
    }),
  );
  fireEvent.click(button('Move left: photo 1, 1.jpg'));
  expect(done).toEqual([]);
  fireEvent.click(button('Move right: photo 1, 1.jpg'));
  expect(spoken()).toBe('1.jpg is now photo 2 of 3.');
  fireEvent.click(button('Move left: photo 3, 3.jpg'));
  expect(spoken()).toBe('3.jpg is now photo 2 of 3.');
  fireEvent.click(screen.getByRole('radio', { name: /photo 2, 2.jpg/ }));
  expect(spoken()).toBe('2.jpg is the cover.');
  fireEvent.click(button('Remove photo 3, 3.jpg'));
  expect(spoken()).toBe('3.jpg is removed.');
  expect(done).toEqual(['move 1', 'move -1', 'cover', 'remove']);
});

test('Escape ends a drag: the photo is back, and what the pointer does then moves nothing', () => {
  const place = vi.fn<PictureSet['place']>();
  const set = readyPictures(2, { place });
  show(set);
  const [tile, other] = screen.getAllByRole('listitem');
  const photo = tile?.firstElementChild;
  if (!tile || !other || !photo) throw new Error('There are two photos.');
  vi.spyOn(other, 'getBoundingClientRect').mockReturnValue(new DOMRect(200, 200, 100, 100));
  const over = { clientX: 250, clientY: 250 };
  fireEvent.pointerDown(photo, { pointerType: 'mouse', button: 0 });
  fireEvent.pointerMove(window, over);
  expect(place).toHaveBeenLastCalledWith(set.pictures[0]?.key, 1);
  expect(tile.style.translate).toBe('250px 250px');
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(place).toHaveBeenLastCalledWith(set.pictures[0]?.key, 0);
  expect(tile.style.translate).toBe('');
  fireEvent.pointerMove(window, over);
  expect(place).toHaveBeenCalledTimes(2);
});

test('each photo tells how far it is, why it failed, and how to try again', () => {
  const retry = vi.fn<PictureSet['retry']>();
  const [first, second, third, fourth, fifth] = readyPictures(5).pictures;
  if (!first || !second || !third || !fourth || !fifth) throw new Error('There are five.');
  const set = readyPictures(5, {
    retry,
    pictures: [
      first,
      { ...second, state: 'uploading', progress: 0.42 },
      { ...third, state: 'uploading', problem: 'Waiting for the connection.' },
      { ...fourth, state: 'failed', problem: 'No connection to the server.' },
      { ...fifth, state: 'failed', problem: 'This photo is too large.', isHopeless: true },
    ],
  });
  show(set);
  const tiles = screen.getAllByRole('listitem');
  expect(tiles[1]?.textContent).toContain('Uploading 42%');
  const bar = within(tiles[1] ?? document.body).getByRole<HTMLProgressElement>('progressbar');
  expect(bar.value).toBe(0.42);
  expect(tiles[2]?.textContent).toContain('Waiting for the connection.');
  expect(tiles[3]?.textContent).toContain('No connection to the server.');
  expect(tiles[4]?.textContent).toContain('This photo is too large.');
  expect(spoken()).toBe('4.jpg: No connection to the server. 5.jpg: This photo is too large.');
  expect(screen.queryByRole('button', { name: 'Retry 5.jpg' })).toBeNull();
  fireEvent.click(button('Retry 4.jpg'));
  expect(retry).toHaveBeenCalledWith(fourth.key);
});

test('a browser that keeps nothing is said to', () => {
  show(readyPictures(1, { isSaved: false }));
  expect(screen.getByText(/This browser keeps no photos/)).toBeTruthy();
});
