import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { readyPictures } from '../../../testing/readyPictures.ts';
import { announce, LiveRegion } from '../../../ui/announce.tsx';
import { PictureUploader } from './PictureUploader.tsx';
import type { PictureSet } from './pictureSet.ts';

/** The tiles stand beside each other, 100 pixels wide: jsdom lays nothing out. */
const LEFT = [0, 200, 400];
let frames: FrameRequestCallback[] = [];
const cancelled = vi.fn<(frame: number) => void>();
const scrolled = vi.fn<(x: number, y: number) => void>();

beforeEach(() => {
  frames = [];
  cancelled.mockClear();
  scrolled.mockClear();
  vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) => frames.push(call));
  vi.stubGlobal('cancelAnimationFrame', cancelled);
  vi.stubGlobal('scrollBy', scrolled);
});

/** The list as a listing has it: `place` really moves. */
function show() {
  const placed: [name: string | undefined, index: number][] = [];
  let pictures = readyPictures(3).pictures;
  const ui = () => {
    const place: PictureSet['place'] = (key, index) => {
      const own = pictures.find((each) => each.key === key);
      placed.push([own?.name, index]);
      pictures = pictures.filter((each) => each !== own).toSpliced(index, 0, ...(own ? [own] : []));
    };
    const set = readyPictures(0, { pictures, place });
    return (
      <>
        <LiveRegion />
        <PictureUploader set={set} error={null} />
      </>
    );
  };
  const { rerender, unmount } = render(ui());
  const tiles = screen.getAllByRole('listitem');
  tiles.forEach((tile, index) => {
    const rect = new DOMRect(LEFT[index], 300, 100, 100);
    vi.spyOn(tile, 'getBoundingClientRect').mockReturnValue(rect);
  });
  act(() => announce('Before.'));
  return { placed, tiles, again: () => rerender(ui()), unmount };
}

type Shown = ReturnType<typeof show>;
const MIDDLE = { clientX: 250, clientY: 350 };
const photoOf = ({ tiles }: Shown, index: number) =>
  tiles[index]?.firstElementChild ?? document.body;
const handleOf = ({ tiles }: Shown, index: number) =>
  tiles[index]?.querySelector('.touch-none') ?? document.body;
const announced = () => document.querySelector('output')?.textContent?.trim();

/** Takes the first photo 10 pixels from its corner. */
function take(shown: Shown, init: PointerEventInit = {}): boolean {
  const where = { clientX: 10, clientY: 310, pointerId: 1, button: 0, pointerType: 'mouse' };
  return fireEvent.pointerDown(photoOf(shown, 0), { ...where, ...init });
}

test('a tile follows the pointer, the others make way, and where it stays is spoken', () => {
  const shown = show();
  const [tile] = shown.tiles;
  expect(take(shown)).toBe(false);
  expect(tile?.className).not.toContain('shadow-dialog');
  fireEvent.pointerMove(window, { pointerId: 2, ...MIDDLE });
  expect(shown.placed).toEqual([]);
  fireEvent.pointerMove(window, { pointerId: 1, clientX: 150, clientY: 350 });
  expect(shown.placed).toEqual([]);
  expect(tile?.style.translate).toBe('140px 40px');
  expect(tile?.className).toContain('shadow-dialog');
  fireEvent.pointerMove(window, { pointerId: 1, ...MIDDLE });
  expect(shown.placed).toEqual([['1.jpg', 1]]);
  shown.again();
  fireEvent.pointerUp(window);
  expect(tile?.style.translate).toBe('');
  expect(tile?.className).not.toContain('shadow-dialog');
  expect(announced()).toBe('1.jpg is now photo 2 of 3.');
  fireEvent.pointerMove(window, { pointerId: 1, clientX: 450, clientY: 350 });
  expect(shown.placed).toHaveLength(1);
  expect(cancelled.mock.calls).toEqual([[1]]);
});

test.each([
  [200, 300, true],
  [300, 400, true],
  [199, 350, false],
  [301, 350, false],
  [250, 299, false],
  [250, 401, false],
  [50, 350, false],
])('at %d, %d the second place is taken: %s', (clientX, clientY, isTaken) => {
  const shown = show();
  take(shown);
  fireEvent.pointerMove(window, { pointerId: 1, clientX, clientY });
  expect(shown.placed).toEqual(isTaken ? [['1.jpg', 1]] : []);
});

test('Escape puts it back, another key does not, and nothing is spoken', () => {
  const shown = show();
  take(shown);
  fireEvent.pointerMove(window, { pointerId: 1, ...MIDDLE });
  shown.again();
  fireEvent.keyDown(window, { key: 'Enter' });
  expect(shown.placed).toHaveLength(1);
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(shown.placed).toEqual([
    ['1.jpg', 1],
    ['1.jpg', 0],
  ]);
  fireEvent.pointerMove(window, { pointerId: 1, ...MIDDLE });
  expect(shown.placed).toHaveLength(2);
});

test.each(['pointerUp', 'pointerCancel'] as const)(
  '%s ends it, and where it was is not news',
  (end) => {
    const shown = show();
    take(shown);
    fireEvent.pointerMove(window, { pointerId: 1, clientX: 150, clientY: 350 });
    fireEvent[end](window);
    expect(shown.tiles[0]?.style.translate).toBe('');
    expect(announced()).toBe('Before.');
    // The next one begins.
    expect(take(shown)).toBe(false);
  },
);

test('a finger drags by the handle only, the other buttons not at all, and one drag runs at a time', () => {
  const shown = show();
  expect(take(shown, { pointerType: 'touch' })).toBe(true);
  expect(take(shown, { button: 2 })).toBe(true);
  const finger = { pointerType: 'touch', button: 0, pointerId: 1 };
  expect(fireEvent.pointerDown(handleOf(shown, 0), finger)).toBe(false);
  expect(fireEvent.pointerDown(handleOf(shown, 1), finger)).toBe(true);
});

test('near the edges of the window the page goes on, and the tile with it', () => {
  const shown = show();
  take(shown);
  const at = (clientY: number) => {
    fireEvent.pointerMove(window, { pointerId: 1, clientX: 250, clientY });
    scrolled.mockClear();
    shown.placed.length = 0;
    act(() => frames.at(-1)?.(0));
    return scrolled.mock.calls;
  };
  expect(at(72)).toEqual([]);
  expect(at(71)).toEqual([[0, -10]]);
  expect(at(window.innerHeight - 72)).toEqual([]);
  expect(at(window.innerHeight - 71)).toEqual([[0, 10]]);
  const [, second] = shown.tiles;
  if (!second) throw new Error('There are three.');
  vi.spyOn(second, 'getBoundingClientRect').mockReturnValue(new DOMRect(200, 0, 100, 100));
  expect(at(50)).toEqual([[0, -10]]);
  expect(shown.placed).toEqual([['1.jpg', 1]]);
  expect(frames).toHaveLength(6);
});

test('what leaves the page in the middle of a drag leaves nothing behind', () => {
  const shown = show();
  take(shown);
  shown.unmount();
  fireEvent.pointerMove(window, { pointerId: 1, ...MIDDLE });
  expect(shown.placed).toEqual([]);
  expect(cancelled).toHaveBeenCalledOnce();
});
