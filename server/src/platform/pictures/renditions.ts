import { PICTURE_FORMATS, PICTURE_WIDTHS } from '../../../../schema/limits.ts';
import type { PictureFormat, PictureWidth } from '../../../../schema/limits.ts';

/** One encoded size of a picture. */
export interface Rendition {
  width: PictureWidth;
  format: PictureFormat;
}

/** Made while the person waits, so that a new picture can be shown at once. */
export const AT_ONCE: readonly PictureWidth[] = [320, 480, 640];

/** Cheap ones first: a better format replaces a worse one as soon as it is there. */
const ORDER: readonly PictureFormat[] = ['jpg', 'webp', 'avif'];

/** What may stand in for a format: whoever asks for one understands the older ones too. */
const STAND_INS: Readonly<Record<PictureFormat, readonly PictureFormat[]>> = {
  avif: ['avif', 'webp', 'jpg'],
  webp: ['webp', 'jpg'],
  jpg: ['jpg'],
};

export function folderOf(id: string): string {
  return `pictures/${id}/`;
}

export function sourceKey(id: string, format: 'jpg' | 'avif'): string {
  return `${folderOf(id)}source.${format}`;
}

export function renditionKey(id: string, { width, format }: Rendition): string {
  return `${folderOf(id)}${width}.${format}`;
}

/** The widths made of a picture: those below its own, and the first that holds all of it. */
export function widthsOf(pictureWidth: number): PictureWidth[] {
  const first = PICTURE_WIDTHS.findIndex((width) => width >= pictureWidth);
  return PICTURE_WIDTHS.slice(0, first === -1 ? undefined : first + 1);
}

/** Everything to be made of a picture, in the order of making. */
export function renditionsOf(pictureWidth: number): Rendition[] {
  const widths = widthsOf(pictureWidth);
  return ORDER.flatMap((format) => widths.map((width) => ({ width, format })));
}

/** What to serve, for good, for an offered width that is larger than the picture. */
export function fitted(requested: Rendition, pictureWidth: number): Rendition {
  const width = widthsOf(pictureWidth).findLast((each) => each <= requested.width);
  return { ...requested, width: width ?? requested.width };
}

/** The one among the finished that comes closest to what is wanted; null when none can stand in. */
export function nearest(requested: Rendition, finished: readonly Rendition[]): Rendition | null {
  const formats = STAND_INS[requested.format];
  const distance = ({ width, format }: Rendition): number =>
    // Widths lie further apart than there are formats.
    Math.abs(width - requested.width) + formats.indexOf(format);
  const usable = finished.filter(({ format }) => formats.includes(format));
  return usable.sort((a, b) => distance(a) - distance(b))[0] ?? null;
}

/** Reads the end of a key or address ('640.avif'); null for anything that is not offered. */
export function parseRendition(file: string): Rendition | null {
  const [width, format, ...rest] = file.split('.');
  const offeredWidth = PICTURE_WIDTHS.find((each) => String(each) === width);
  const offeredFormat = PICTURE_FORMATS.find((each) => each === format);
  if (offeredWidth === undefined || offeredFormat === undefined || rest.length > 0) return null;
  return { width: offeredWidth, format: offeredFormat };
}
