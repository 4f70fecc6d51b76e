/** What a photo of an iPhone is answered with where it cannot be read, in the browser and by the server. */
export const HEIC_UNREADABLE =
  "This photo is in Apple's HEIC format, which cannot be read here. On the iPhone choose Settings, Camera, Formats, Most Compatible, or send it to yourself as JPEG.";

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
