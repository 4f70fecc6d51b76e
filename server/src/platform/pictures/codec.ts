import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import type { Sharp, SharpOptions } from 'sharp';
import { rgbaToThumbHash, thumbHashToRGBA } from 'thumbhash';
import { LIMITS } from '../../../../schema/limits.ts';
import type { PictureFormat } from '../../../../schema/limits.ts';
import { HEIC_UNREADABLE, isHeic, sizeProblem } from '../../../../schema/rules/picture.ts';
import { invalid, tooLarge } from '../failures.ts';

// One core for a picture: what else this machine does must go on. No cache: no picture comes twice.
sharp.concurrency(1);
sharp.cache(false);
// Nothing in this process may decode anything else, least of all SVG. HEIF is for our own AVIF masters.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});

/** A decoded picture as it is kept: a JPEG, upright, at most 2048 pixels a side, without metadata. */
export interface Master {
  bytes: Uint8Array;
  width: number;
  height: number;
  /** Base64. */
  thumbhash: string;
}

/** Pixels in memory, from which renditions are made without decoding again. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

export const CONTENT_TYPES: Readonly<Record<PictureFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

const LONGEST_SIDE = 2_048;
const MASTER_QUALITY = 90;
const THUMBHASH_SIDE = 100;
const ACCEPTED_TYPES = new Set(['image/jpeg', 'image/png', 'image/webp']);

/**
 * Turns a stranger's file into a master. Type by its first bytes, never by its name.
 * Its shorter side has at least `minSide` pixels.
 * @throws Failure INVALID_INPUT or TOO_LARGE with a sentence that says what to send instead.
 */
export async function readUpload(
  bytes: Uint8Array,
  minSide: number = LIMITS.picture.minSide,
): Promise<Master> {
  if (bytes.length > LIMITS.picture.maxBytes) {
    const megabytes = LIMITS.picture.maxBytes / 1024 / 1024;
    throw tooLarge(`This picture is larger than ${megabytes} MB. Please choose a smaller one.`);
  }
  if (isHeic(bytes)) throw refused('type', HEIC_UNREADABLE);
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (type === undefined || !ACCEPTED_TYPES.has(type.mime)) {
    throw refused(
      'type',
      'This file is not a JPG, PNG or WebP picture. Please choose another file.',
    );
  }
  await refuseBySize(bytes, minSide);
  try {
    const { data, info } = await sharp(bytes, decoding())
      .autoOrient()
      .resize({
        width: LONGEST_SIDE,
        height: LONGEST_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: MASTER_QUALITY })
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return { bytes: data, width, height, thumbhash: await thumbhashOf(data) };
  } catch (error) {
    throw refused('damaged', 'This picture is damaged. Please choose another file.', error);
  }
}

/** Decodes a master for making renditions. */
export async function pixelsOf(master: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(master, decoding())
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** One rendition, at most `width` wide and never enlarged. */
export function encode(pixels: Pixels, width: number, format: PictureFormat): Promise<Buffer> {
  const { data, width: fullWidth, height: fullHeight } = pixels;
  const picture = sharp(data, { raw: { width: fullWidth, height: fullHeight, channels: 3 } });
  return ENCODERS[format](picture.resize({ width, withoutEnlargement: true })).toBuffer();
}

/** A few pixels of colour, for the time before any rendition is there. */
export function placeholderOf(thumbhash: string): Promise<Buffer> {
  const { w, h, rgba } = thumbHashToRGBA(Buffer.from(thumbhash, 'base64'));
  return sharp(rgba, { raw: { width: w, height: h, channels: 4 } })
    .png()
    .toBuffer();
}

const ENCODERS: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 48, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 72 }),
  jpg: (picture) => picture.jpeg({ quality: 74, mozjpeg: true }),
};

function decoding(): SharpOptions {
  return { limitInputPixels: LIMITS.picture.maxPixels, failOn: 'error' };
}

/** Reads the header only, so that a bomb costs nothing. */
async function refuseBySize(bytes: Uint8Array, minSide: number): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw refused('damaged', 'This picture is damaged. Please choose another file.', error);
    });
  if (width * height > LIMITS.picture.maxPixels) {
    const megapixels = LIMITS.picture.maxPixels / 1_000_000;
    throw refused(
      'pixels',
      `This picture has more than ${megapixels} million pixels. Please choose a smaller one.`,
    );
  }
  const problem = sizeProblem({ width, height }, minSide);
  if (problem !== null) throw refused('size', problem);
}

/** In Base64. */
export async function thumbhashOf(bytes: Uint8Array): Promise<string> {
  const { data, info } = await sharp(bytes, decoding())
    .resize({ width: THUMBHASH_SIDE, height: THUMBHASH_SIDE, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

function refused(code: string, message: string, cause?: unknown): Error {
  const failure = invalid([{ path: 'images', code, message }]);
  failure.cause = cause;
  return failure;
}
