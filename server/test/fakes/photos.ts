import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { Sharp } from 'sharp';

/** Grey noise, which is as hard to compress as a photograph. */
export function photo(width: number, height: number): Sharp {
  const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } });
}

/**
 * A JPEG of 600 × 450 once it is upright, as a camera writes it: turned as `orientation` of EXIF says, 1 to 8, with
 * the maker's name and the place.
 */
export function cameraPhoto(orientation = 1): Promise<Buffer> {
  const [width, height] = orientation < 5 ? [600, 450] : [450, 600];
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 0/1' };
  const exif = { IFD0: { Make: 'Camera' }, IFD3: place };
  return photo(width, height).jpeg().withMetadata({ exif, orientation }).toBuffer();
}

/** A valid PNG of one colour, `side` pixels a side: small as a file, huge as pixels. */
export function bombPng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(side / 8)) * side));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const end = chunk('IEND', Buffer.alloc(0));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), end]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
