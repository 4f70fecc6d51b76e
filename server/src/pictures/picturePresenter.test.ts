import { expect, test } from 'vitest';
import { photographRow, pictureAddress, pictureSent, presentPicture } from './picture.presenter.ts';

const ID = 'a'.repeat(24);

test.each([
  [200, [320], 320],
  [479, [320], 320],
  [480, [320, 480], 480],
  [959, [320, 480, 640], 640],
  [960, [320, 480, 640, 960], 960],
  [1_279, [320, 480, 640, 960], 960],
  [4_000, [320, 480, 640, 960, 1_280, 1_600], 960],
])('a picture %i wide is served in %j, and in one address %i wide', (width, widths, one) => {
  const row = photographRow({ id: ID, width, height: 100, thumbhash: 'AAAA' }, 'A yard');
  expect(presentPicture(row)).toEqual({
    id: ID,
    path: `/media/${ID}`,
    alt: 'A yard',
    label: null,
    width,
    height: 100,
    widths,
    thumbhash: 'AAAA',
    isIllustration: false,
  });
  expect(pictureAddress(row)).toBe(`/media/${ID}/${one}.jpg`);
});

test.each([
  [ID, ID],
  [` ${ID} `, ID],
  [`/media/${ID}/960.jpg`, ID],
  [`https://ghar.example/media/${ID}/320.webp`, ID],
  [{ url: `/media/${ID}/960.jpg`, alt: 'A yard' }, ID],
  [{ url: '  ' }, null],
  [{}, undefined],
  ['', null],
  [' ', null],
  [null, null],
  [7, 7],
  ['elsewhere', 'elsewhere'],
])('%j that is sent for a picture means %j', (sent, target) => {
  expect(pictureSent(sent)).toBe(target);
});
