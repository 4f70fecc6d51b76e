import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PictureData } from '../../../ui/Picture.tsx';
import { answerPictures } from '../../../testing/pictureSending.ts';
import { PicturesField } from './PicturesField.tsx';
import { usePictures } from './usePictures.ts';

answerPictures((file) =>
  file.name === 'bad.jpg'
    ? { picture: null, problem: 'This photo is too large.' }
    : { picture: picture(file.name) },
);

function picture(id: string): PictureData {
  return {
    id,
    path: `/media/${id}`,
    alt: '',
    label: null,
    width: 1600,
    height: 900,
    widths: [320, 640, 960, 1280, 1600],
    thumbhash: null,
    isIllustration: false,
  };
}

function Sheet({
  start,
  most,
  onChange,
}: {
  start: PictureData[];
  most: number;
  onChange: (ids: string) => void;
}) {
  const list = usePictures(start, most, (all) =>
    onChange(all.map(({ id, alt }) => `${id}${alt && `=${alt}`}`).join(' ')),
  );
  return <PicturesField label="Gallery" name="gallery" most={most} list={list} />;
}

function show(start: string[], most: number) {
  const changes: string[] = [];
  render(<Sheet start={start.map(picture)} most={most} onChange={(ids) => changes.push(ids)} />);
  return changes;
}

const choose = (label: RegExp, ...names: string[]) =>
  act(async () => {
    fireEvent.change(screen.getByLabelText(label), {
      target: { files: names.map((name) => new File(['x'], name, { type: 'image/jpeg' })) },
    });
  });

test('several pictures are sent, put into an order, described and removed', async () => {
  const changes = show(['a'], 3);
  await choose(/Add pictures/, 'b', 'c');
  expect(changes.at(-1)).toBe('a b c');
  expect(screen.queryByLabelText(/Add pictures/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Move picture 3 earlier' }));
  expect(changes.at(-1)).toBe('a c b');
  const count = changes.length;
  fireEvent.click(screen.getByRole('button', { name: 'Move picture 1 earlier' }));
  expect(changes).toHaveLength(count);
  fireEvent.change(screen.getByLabelText('Alt text for picture 2'), {
    target: { value: 'A yard' },
  });
  expect(changes.at(-1)).toBe('a c=A yard b');
  fireEvent.click(screen.getByRole('button', { name: 'Remove picture 1' }));
  expect(changes.at(-1)).toBe('c=A yard b');
});

test('what cannot be taken is said by its name, and what is too many by its number', async () => {
  const changes = show(['a'], 2);
  await choose(/Add pictures/, 'bad.jpg', 'b', 'c');
  expect(screen.getByRole('alert').textContent).toBe(
    'You can add up to 2 pictures. The last 2 were not added. bad.jpg: This photo is too large.',
  );
  await choose(/Add pictures/, 'b');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(changes).toEqual(['a b']);
});

test('where one picture is wanted, another takes its place', async () => {
  const changes = show(['a'], 1);
  await choose(/Choose another picture/, 'b');
  expect(changes).toEqual(['b']);
  expect(
    within(screen.getByRole('group', { name: 'Gallery' })).getAllByRole('listitem'),
  ).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /Move/ })).toBeNull();
});
