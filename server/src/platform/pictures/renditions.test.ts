import { expect, test } from 'vitest';
import {
  AT_ONCE,
  fitted,
  folderOf,
  nearest,
  parseRendition,
  renditionKey,
  renditionsOf,
  sourceKey,
  widthsOf,
} from './renditions.ts';

test.each([
  [1, [320]],
  [320, [320]],
  [321, [320, 480]],
  [1_280, [320, 480, 640, 960, 1280]],
  [1_600, [320, 480, 640, 960, 1280, 1600]],
  [2_048, [320, 480, 640, 960, 1280, 1600]],
])('a picture %i wide has the widths %j', (width, widths) => {
  expect(widthsOf(width)).toEqual(widths);
});

test('cheap formats are made first, of every width', () => {
  expect(renditionsOf(400).map(({ width, format }) => `${width}.${format}`)).toEqual([
    '320.jpg',
    '480.jpg',
    '320.webp',
    '480.webp',
    '320.avif',
    '480.avif',
  ]);
  expect(AT_ONCE).toEqual([320, 480, 640]);
});

test('where its files lie', () => {
  expect(folderOf('x')).toBe('pictures/x/');
  expect(sourceKey('x', 'avif')).toBe('pictures/x/source.avif');
  expect(renditionKey('x', { width: 640, format: 'webp' })).toBe('pictures/x/640.webp');
});

test('a width beyond the picture is its largest one', () => {
  const requested = { width: 1600, format: 'jpg' } as const;
  expect(fitted(requested, 400)).toEqual({ width: 480, format: 'jpg' });
  expect(fitted(requested, 5_000)).toEqual(requested);
  expect(fitted({ width: 320, format: 'jpg' }, 400)).toEqual({ width: 320, format: 'jpg' });
});

test.each([
  ['640.avif', ['640.jpg', '640.webp', '320.avif'], '640.webp'],
  ['640.avif', ['640.jpg', '480.avif'], '640.jpg'],
  ['640.webp', ['640.avif', '320.jpg', '1600.jpg'], '320.jpg'],
  ['640.jpg', ['640.avif', '640.webp'], null],
  ['640.jpg', [], null],
])('for %s among %j stands in %s', (requested, finished, best) => {
  const read = (name: string) => {
    const rendition = parseRendition(name);
    if (rendition === null) throw new TypeError(name);
    return rendition;
  };
  expect(nearest(read(requested), finished.map(read))).toEqual(best === null ? null : read(best));
});

test.each(['641.jpg', '640.png', '640', '640.jpg.gz', '', '.jpg', '0640.jpg'])(
  '%j is not offered',
  (name) => {
    expect(parseRendition(name)).toBeNull();
  },
);
