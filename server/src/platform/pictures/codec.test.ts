import sharp from 'sharp';
import { expect, test } from 'vitest';
import { bombPng, photo } from '../../../test/fakes/photos.ts';
import { encode, readUpload } from './codec.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';
const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const jpegHead = Buffer.from('ffd8ffe0', 'hex');
const OTHER = 'This file is not a JPG, PNG or WebP picture. Please choose another file.';
const HEIC_HEAD = '\0\0\0\x18ftypheic\0\0\0\0mif1heic';
const HEIC =
  'HEIC photos are not supported. On an iPhone, choose Settings, Camera, Formats, Most Compatible. On a Samsung Galaxy, turn off “High efficiency pictures” in the camera settings. Or send the photo to yourself as a JPEG.';
const DAMAGED = 'This picture is damaged. Please choose another file.';
const MANY_PIXELS = 'This picture has more than 50 million pixels. Please choose a smaller one.';

test.each([
  ['a text file', async () => Buffer.from('hello '.repeat(500)), OTHER],
  ['an SVG named .jpg', async () => Buffer.from(svg), OTHER],
  ['an SVG behind an XML head', async () => Buffer.from(`<?xml version="1.0"?>${svg}`), OTHER],
  ['an empty file', async () => Buffer.alloc(0), OTHER],
  ['a GIF', async () => Buffer.from(gif, 'base64'), OTHER],
  ['an AVIF from a stranger', () => photo(64, 64).avif().toBuffer(), OTHER],
  ['a photo of an iPhone', async () => Buffer.from(HEIC_HEAD, 'latin1'), HEIC],
  ['a truncated JPEG', async () => half(await photo(800, 600).jpeg().toBuffer()), DAMAGED],
  ['a truncated PNG', async () => half(await photo(800, 600).png().toBuffer()), DAMAGED],
  ['a truncated WebP', async () => half(await photo(800, 600).webp().toBuffer()), DAMAGED],
  ['a JPEG head before rubbish', async () => Buffer.concat([jpegHead, svgBytes()]), DAMAGED],
  ['a PNG of 20000 x 20000 pixels', async () => bombPng(20_000), MANY_PIXELS],
])('P-2.5-02 %s is refused with a sentence', async (_what, make, sentence) => {
  const error: unknown = await readUpload(await make()).catch((reason: unknown) => reason);
  expect(error).toMatchObject({
    code: 'INVALID_INPUT',
    message: sentence,
    problems: [{ path: 'images', message: sentence }],
  });
});

test('D-73 a file above 5 MB is TOO_LARGE', async () => {
  const large = readUpload(Buffer.alloc(5 * 1024 * 1024 + 1, 0xff));
  await expect(large).rejects.toMatchObject({
    code: 'TOO_LARGE',
    status: 413,
    message: 'This picture is larger than 5 MB. Please choose a smaller one.',
  });
  const pending = readUpload(Buffer.alloc(5 * 1024 * 1024, 0xff));
  await expect(pending).rejects.toMatchObject({ code: 'INVALID_INPUT' });
});

test('a picture with almost too many pixels is still read', async () => {
  expect(await readUpload(bombPng(7_000))).toMatchObject({ width: 2_048, height: 2_048 });
});

test.each(['jpeg', 'png', 'webp'] as const)('P-2.5-02 a %s picture is read', async (format) => {
  const master = await readUpload(await photo(300, 200).toFormat(format).toBuffer());
  expect(master).toMatchObject({ width: 300, height: 200 });
});

test('every format is encoded as it was weighed: no bit more than it needs, none too few', async () => {
  const raw = { width: 64, height: 48, channels: 3 } as const;
  const { data } = await photo(64, 48).raw().toBuffer({ resolveWithObject: true });
  const agreed = () => sharp(data, { raw }).resize({ width: 32 });
  const pixels = { data, width: 64, height: 48 };
  for (const [format, picture] of [
    ['jpg', agreed().jpeg({ quality: 74, mozjpeg: true })],
    ['webp', agreed().webp({ quality: 72 })],
    ['avif', agreed().avif({ quality: 48, effort: 2 })],
  ] as const) {
    const made = await encode(pixels, 32, format);
    expect(made.equals(await picture.toBuffer()), format).toBe(true);
  }
});

test('a master keeps nearly all of what was sent', async () => {
  const sent = await photo(64, 48).png().toBuffer();
  const { bytes } = await readUpload(sent);
  const agreed = await sharp(sent).jpeg({ quality: 90 }).toBuffer();
  expect(agreed.equals(bytes)).toBe(true);
});

function half(bytes: Buffer): Buffer {
  return bytes.subarray(0, Math.floor(bytes.length / 2));
}

function svgBytes(): Buffer {
  return Buffer.from(svg.repeat(9));
}
