import { expect, test } from 'vitest';
import { sortFiles } from './sortFiles.ts';

test('the names of files without a type tell which are photos', () => {
  const named = (name: string, type = '') => new File(['x'], name, { type });
  const photos = 'jpg jpeg png webp avif gif bmp heic heif'.split(' ').map((end) => `a.${end}`);
  const others = ['a.txt', 'jpg', 'a.jpg.exe', 'a.hei'];
  const sorted = sortFiles(
    [...photos, ...others].map((name) => named(name)),
    0,
  );
  expect(sorted.accepted.map(({ name }) => name)).toEqual(photos);
  expect(sorted.refused).toEqual(others);
  expect(sorted.ignored).toEqual([]);
  // A type that is given counts, not the name.
  expect(sortFiles([named('a.jpg', 'text/plain')], 0).refused).toEqual(['a.jpg']);
  expect(sortFiles([named('a.jpg'), named('b.jpg')], 14)).toMatchObject({ ignored: ['b.jpg'] });
  expect(sortFiles([named('a.jpg')], 16)).toMatchObject({ accepted: [], ignored: ['a.jpg'] });
});
