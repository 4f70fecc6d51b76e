import sharp from 'sharp';
import { LIMITS } from '../../../../schema/limits.ts';
import type { Pixels } from './codec.ts';

const QUALITIES = [84, 76, 68, 58, 46, 34, 22, 12];

/** The best JPEG of these pixels that stays below `maxBytes`. */
export async function jpegWithin(pixels: Pixels, maxBytes: number): Promise<Buffer> {
  const { data, width, height } = pixels;
  let smallest = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    smallest = await sharp(data, { raw: { width, height, channels: 3 } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (smallest.length < maxBytes) break;
  }
  return smallest;
}

/** A stored rendition cut to fill a box, as RGB. */
export async function filling(
  bytes: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<Pixels> {
  const { data, info } = await sharp(bytes, { limitInputPixels: LIMITS.picture.maxPixels })
    .resize({ width, height, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
