import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { announce, LiveRegion } from '../../../ui/announce.tsx';
import { snapshot } from '../../../testing/snapshot.ts';
import { readyPictures } from '../../../testing/readyPictures.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
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

const announced = () => document.querySelector('output.sr-only')?.textContent?.trim();
const button = (name: string) => screen.getByRole('button', { name });

test('P-2.5-01 P-2.5-04 A-5-04 the field is labelled, takes several images and tells what fits', () => {
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
  show(readyPictures(15, { refused: ['notes.txt'], ignored: ['16.jpg'], repeated: ['1.jpg'] }));
  expect(screen.getByText('15 of 15 photos')).toBeTruthy();
  const both =
    'Only image files are accepted. Not added: notes.txt. A listing can have up to 15 photos. Not added: 16.jpg. Already added: 1.jpg.';
  expect(announced()).toBe(both);
});

test('P-2.5-03 a refused photo is not counted, and can only be removed', () => {
  const { pictures } = readyPictures(16);
  const problem = 'This picture is damaged.';
  const broken = { id: null, state: 'failed', problem, isHopeless: true } as const;
  show(
    readyPictures(0, {
      pictures: pictures.map((each, index) => (index === 0 ? { ...each, ...broken } : each)),
    }),
  );
  expect(screen.getByText('15 of 15 photos')).toBeTruthy();
  expect(screen.getByText(problem)).toBeTruthy();
  expect(button('Remove 1.jpg')).toBeTruthy();
  expect(screen.queryByText('Retry')).toBeNull();
  expect(screen.queryByRole('radio', { name: /, 1\.jpg/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Move .*, 1\.jpg/ })).toBeNull();
});

test('P-2.5-01 A-4-12 order, cover and removal work without dragging, and each is spoken', () => {
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
  expect(announced()).toBe('1.jpg is now photo 2 of 3.');
  fireEvent.click(button('Move left: photo 3, 3.jpg'));
  expect(announced()).toBe('3.jpg is now photo 2 of 3.');
  fireEvent.click(screen.getByRole('radio', { name: /photo 2, 2.jpg/ }));
  expect(announced()).toBe('2.jpg is now the cover.');
  fireEvent.click(button('Remove photo 3, 3.jpg'));
  expect(announced()).toBe('3.jpg removed.');
  expect(done).toEqual(['move 1', 'move -1', 'cover', 'remove']);
});

test('a photo that is removed hands the focus to the next one, the last to the one before it or the field', () => {
  function Form() {
    const [removed, setRemoved] = useState<readonly string[]>([]);
    const set = readyPictures(3);
    const pictures = set.pictures.filter(({ key }) => !removed.includes(key));
    const remove = (key: string) => setRemoved([...removed, key]);
    return <PictureUploader set={{ ...set, pictures, remove }} error={null} />;
  }
  render(<Form />);
  const remove = (name: string) => {
    button(name).focus();
    fireEvent.click(button(name));
  };
  remove('Remove photo 2, 2.jpg');
  expect(document.activeElement).toBe(button('Remove photo 2, 3.jpg'));
  remove('Remove photo 2, 3.jpg');
  expect(document.activeElement).toBe(button('Remove photo 1, 1.jpg'));
  remove('Remove photo 1, 1.jpg');
  expect(document.activeElement).toBe(screen.getByLabelText(/Browse property photos/));
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
  expect(announced()).toBe('4.jpg: No connection to the server. 5.jpg: This photo is too large.');
  expect(screen.queryByRole('button', { name: 'Retry 5.jpg' })).toBeNull();
  fireEvent.click(button('Retry 4.jpg'));
  expect(retry).toHaveBeenCalledWith(fourth.key);
});

test('a browser that keeps nothing is said to', () => {
  show(readyPictures(1, { isSaved: false }));
  expect(screen.getByText(/This browser cannot save photos/)).toBeTruthy();
});

/** The set in each of the states that a photo can be in. */
function everyState(): PictureSet {
  const [ready, ...others] = readyPictures(6).pictures;
  if (!ready) throw new Error('There are six.');
  const states: Partial<PictureSet['pictures'][number]>[] = [
    { state: 'reading', preview: null, progress: 0 },
    { state: 'uploading', progress: 0.429 },
    { state: 'uploading', progress: 1 },
    { state: 'failed', preview: null, problem: 'No connection to the server.' },
    { state: 'failed', problem: 'This photo is too large.', isHopeless: true },
  ];
  return readyPictures(0, {
    isSaved: false,
    isRestoring: true,
    pictures: [ready, ...others.map((picture, index) => ({ ...picture, ...states[index] }))],
  });
}

test('what the photos say and offer in every state', async () => {
  const { container } = renderAt('/', <PictureUploader set={everyState()} error={null} />);
  expect(snapshot(container)).toMatchSnapshot('uploader-states');
  const looks = [...container.querySelectorAll('li')].map((tile) => tile.className);
  expect(looks.map((look) => look.includes('border-primary'))).toEqual([
    true,
    ...Array(5).fill(false),
  ]);
});

test('without a photo there is where to put one, and why one is missing', () => {
  renderAt(
    '/',
    <PictureUploader
      set={readyPictures(0, { isSaved: false, refused: ['a.txt', 'b.pdf'] })}
      error="Please upload at least one property image"
    />,
  );
  const field = screen.getByLabelText('Browse property photos');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Please upload at least one property image')).toBeDefined();
  expect(screen.getByText(/Not added: a\.txt, b\.pdf\.$/)).toBeDefined();
});

test.each([
  [14, /Drag photos here, paste them, or/],
  [15, /You have added the maximum number of photos\./],
])('with %d photos the field says %s', (count, sentence) => {
  show(readyPictures(count));
  expect(screen.getByText(sentence)).toBeTruthy();
});

test('a photo that cannot be shown is a sign, until it has another address', () => {
  const set = readyPictures(1);
  const { container, rerender } = render(<PictureUploader set={set} error={null} />);
  fireEvent.error(screen.getByAltText('1.jpg'));
  expect(screen.queryByAltText('1.jpg')).toBeNull();
  expect(container.querySelectorAll('li svg')).toHaveLength(5);
  const pictures = set.pictures.map((picture) => ({ ...picture, preview: 'blob:2' }));
  rerender(<PictureUploader set={{ ...set, pictures }} error={null} />);
  expect(screen.getByAltText('1.jpg').getAttribute('src')).toBe('blob:2');
});

test('photos are dropped on the field, which shows that it takes them; other things are let by', () => {
  const add = vi.fn<PictureSet['add']>();
  const { container } = render(<PictureUploader set={readyPictures(0, { add })} error={null} />);
  const zone = container.querySelector('.border-dashed') ?? document.body;
  const isOver = () => zone.className.includes('border-primary');
  const file = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
  expect(zone.className).toContain('border-control');
  // fireEvent answers false where the browser's own way was prevented.
  expect(fireEvent.dragOver(zone, { dataTransfer: { types: ['text/plain'] } })).toBe(true);
  expect(isOver()).toBe(false);
  expect(fireEvent.dragOver(zone, { dataTransfer: { types: ['Files'] } })).toBe(false);
  expect(isOver()).toBe(true);
  fireEvent.dragLeave(zone);
  expect(isOver()).toBe(false);
  fireEvent.dragOver(zone, { dataTransfer: { types: ['Files'] } });
  expect(fireEvent.drop(zone, { dataTransfer: { files: [] } })).toBe(true);
  expect(add).not.toHaveBeenCalled();
  expect(fireEvent.drop(zone, { dataTransfer: { files: [file] } })).toBe(false);
  expect(isOver()).toBe(false);
  expect(add.mock.calls).toEqual([[[file]]]);
});

test('photos are pasted anywhere, copied text is let by, and nothing is taken once the field is gone', () => {
  const first = vi.fn<PictureSet['add']>();
  const later = vi.fn<PictureSet['add']>();
  const { rerender, unmount } = render(
    <PictureUploader set={readyPictures(0, { add: first })} error="Missing" />,
  );
  expect(document.querySelector('.border-dashed')?.className).toContain('border-danger');
  rerender(<PictureUploader set={readyPictures(0, { add: later })} error={null} />);
  const file = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
  expect(fireEvent.paste(document.body, { clipboardData: { files: [] } })).toBe(true);
  expect(fireEvent.paste(document.body, { clipboardData: { files: [file] } })).toBe(false);
  unmount();
  expect(fireEvent.paste(document.body, { clipboardData: { files: [file] } })).toBe(true);
  expect(first).not.toHaveBeenCalled();
  expect(later.mock.calls).toEqual([[[file]]]);
});

test('the same file can be picked again', () => {
  show(readyPictures(0));
  const input = screen.getByLabelText<HTMLInputElement>(/Browse property photos/);
  const empty = vi.spyOn(input, 'value', 'set');
  fireEvent.change(input, { target: { files: [] } });
  expect(empty).toHaveBeenCalledWith('');
});

test('when the last one is there it is spoken, unless one failed or none is left', () => {
  const set = readyPictures(2);
  const ui = (changes: Partial<PictureSet>) => (
    <>
      <LiveRegion />
      <PictureUploader set={{ ...set, ...changes }} error={null} />
    </>
  );
  const [one, two] = set.pictures;
  if (!one || !two) throw new Error('There are two.');
  const { rerender } = render(ui({}));
  act(() => announce('Before.'));
  rerender(ui({ pictures: [one] }));
  expect(announced()).toBe('Before.');
  for (const state of ['reading', 'uploading'] as const) {
    rerender(ui({ pictures: [one, { ...two, state }] }));
    expect(announced()).toBe('Before.');
    rerender(ui({}));
    expect(announced()).toBe('2 photos are ready.');
    act(() => announce('Before.'));
  }
  rerender(ui({ pictures: [{ ...one, state: 'uploading' }] }));
  rerender(ui({ pictures: [one] }));
  expect(announced()).toBe('1 photo is ready.');
  rerender(ui({ pictures: [{ ...one, state: 'uploading' }] }));
  rerender(ui({ pictures: [{ ...one, state: 'failed', problem: 'Broken.' }] }));
  expect(announced()).toBe('1.jpg: Broken.');
  rerender(ui({ pictures: [{ ...one, state: 'uploading' }] }));
  rerender(ui({ pictures: [] }));
  expect(announced()).toBe('1.jpg: Broken.');
});
