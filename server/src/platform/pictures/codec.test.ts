import { expect, test } from 'vitest';
import { bombPng, photo } from '../../../test/fakes/photos.ts';
import { readOwnMaster, readUpload } from './codec.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';
const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const jpegHead = Buffer.from('ffd8ffe0', 'hex');
const OTHER = /not a JPG, PNG or WebP/;

test.each([
  ['a text file', async () => Buffer.from('hello '.repeat(500)), OTHER],
  ['an SVG named .jpg', async () => Buffer.from(svg), OTHER],
  ['an SVG behind an XML head', async () => Buffer.from(`<?xml version="1.0"?>${svg}`), OTHER],
  ['an empty file', async () => Buffer.alloc(0), OTHER],
  ['a GIF', async () => Buffer.from(gif, 'base64'), OTHER],
  ['an AVIF from a stranger', () => photo(64, 64).avif().toBuffer(), OTHER],
  ['a truncated JPEG', async () => half(await photo(800, 600).jpeg().toBuffer()), /damaged/],
  ['a truncated PNG', async () => half(await photo(800, 600).png().toBuffer()), /damaged/],
  ['a truncated WebP', async () => half(await photo(800, 600).webp().toBuffer()), /damaged/],
  ['a JPEG head before rubbish', async () => Buffer.concat([jpegHead, svgBytes()]), /damaged/],
  ['a PNG of 20000 x 20000 pixels', async () => bombPng(20_000), /50 million pixels/],
])('P-2.5-02 %s is refused with a sentence', async (_what, make, sentence) => {
  const error: unknown = await readUpload(await make()).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'INVALID_INPUT', problems: [{ path: 'images' }] });
  expect(error).toHaveProperty('message', expect.stringMatching(sentence));
});

test('D-73 a file above 5 MB is TOO_LARGE', async () => {
  const large = readUpload(Buffer.alloc(5 * 1024 * 1024 + 1, 0xff));
  await expect(large).rejects.toMatchObject({ code: 'TOO_LARGE', status: 413 });
});

test('a picture with almost too many pixels is still read', async () => {
  expect(await readUpload(bombPng(7_000))).toMatchObject({ width: 2_048, height: 2_048 });
});

test.each(['jpeg', 'png', 'webp'] as const)('P-2.5-02 a %s picture is read', async (format) => {
  const master = await readUpload(await photo(300, 200).toFormat(format).toBuffer());
  expect(master).toMatchObject({ width: 300, height: 200, format: 'jpg' });
});

test('only AVIF passes as a picture of our own', async () => {
  const jpeg = await photo(64, 64).jpeg().toBuffer();
  await expect(readOwnMaster(jpeg)).rejects.toThrow('AVIF');
  const avif = await photo(64, 48).avif().toBuffer();
  expect(await readOwnMaster(avif)).toMatchObject({ width: 64, height: 48, bytes: avif });
});

function half(bytes: Buffer): Buffer {
  return bytes.subarray(0, Math.floor(bytes.length / 2));
}

function svgBytes(): Buffer {
  return Buffer.from(svg.repeat(9));
}
