import { expect, test } from 'vitest';
import { isHeic } from './picture.ts';

/** The first box of a file with these brands; the second word is its version. */
function head(...brands: string[]): Uint8Array {
  const [first = '', ...others] = brands;
  const length = 8 + 4 * (brands.length + 1);
  const text = `\0\0\0${String.fromCharCode(length)}ftyp${first}\0\0\0\0${others.join('')}`;
  return Uint8Array.from(`${text}\0\0\0\x08heic`, (letter) => letter.charCodeAt(0));
}

test.each([
  ['an iPhone', head('heic', 'mif1', 'heic'), true],
  ['an iPhone with its brand beside a general one', head('mif1', 'mif1', 'miaf', 'heic'), true],
  ['a burst', head('hevc', 'msf1'), true],
  ['AVIF', head('avif', 'mif1', 'miaf'), false],
  ['a video', head('isom', 'mp42'), false],
  ['JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46), false],
  ['nothing', new Uint8Array(), false],
])('HEIC by its first bytes: %s', (_what, bytes, isIt) => {
  expect(isHeic(bytes)).toBe(isIt);
});
