import { expect, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import { isHeic, sizeProblem } from './picture.ts';

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

const SMALL = 'Please choose one with at least 200 pixels on its shorter side.';
const NARROW = 'Please choose one that is at most 5 times as long as wide.';

test.each([
  [1, 1, `This picture is too small: 1 × 1 pixels. ${SMALL}`],
  [199, 4_000, `This picture is too small: 199 × 4000 pixels. ${SMALL}`],
  [4_000, 199, `This picture is too small: 4000 × 199 pixels. ${SMALL}`],
  [200, 200, null],
  [1_000, 200, null],
  [1_001, 200, `This picture is too narrow: 1001 × 200 pixels. ${NARROW}`],
  [200, 1_001, `This picture is too narrow: 200 × 1001 pixels. ${NARROW}`],
])('P-2.5-02 %d × %d pixels as a photo of a listing: %s', (width, height, problem) => {
  expect(sizeProblem({ width, height }, LIMITS.picture.minSideOfListing)).toBe(problem);
});

test('a portrait may be smaller', () => {
  const { minSide } = LIMITS.picture;
  expect(sizeProblem({ width: 48, height: 60 }, minSide)).toBeNull();
  expect(sizeProblem({ width: 47, height: 60 }, minSide)).toMatch(/^This picture is too small/);
});
