import { LIMITS } from '../limits.ts';

/**
 * Why a picture of so many pixels is no use, or null: smaller than `minSide` at its shorter side, or a ribbon. A
 * listing's photos have a minimum of their own (`LIMITS.picture.minSideOfListing`).
 */
export function sizeProblem(
  { width, height }: { width: number; height: number },
  minSide: number,
): string | null {
  const shorter = Math.min(width, height);
  const size = `${width} × ${height} pixels`;
  if (shorter < minSide) {
    return `This picture is too small: ${size}. Please choose one with at least ${minSide} pixels on its shorter side.`;
  }
  const { maxSideRatio } = LIMITS.picture;
  if (Math.max(width, height) <= maxSideRatio * shorter) return null;
  return `This picture is too narrow: ${size}. Please choose one that is at most ${maxSideRatio} times as long as wide.`;
}

/** What a HEIC photo, as iPhones and Galaxies take it, is answered with where it cannot be read, here and there. */
export const HEIC_UNREADABLE =
  'HEIC photos are not supported. On an iPhone, choose Settings, Camera, Formats, Most Compatible. On a Samsung Galaxy, turn off “High efficiency pictures” in the camera settings. Or send the photo to yourself as a JPEG.';

/** Of a file, for `isHeic`. */
export const HEAD_BYTES = 64;

/** Whether a file that begins with these bytes says that it is HEIC: its box 'ftyp' names one of HEIC's brands. */
export function isHeic(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  if (text.slice(4, 8) !== 'ftyp') return false;
  const [length = 0] = head.subarray(3, 4);
  const brands = text.slice(8, length).match(/.{4}/gs) ?? [];
  return brands.some((brand) => HEIC_BRANDS.has(brand));
}

const HEIC_BRANDS: ReadonlySet<string> = new Set([
  'heic',
  'heix',
  'heim',
  'heis',
  'hevc',
  'hevx',
  'hevm',
  'hevs',
]);
