import { LIMITS } from '../../../schema/limits.ts';
import { HEAD_BYTES, HEIC_UNREADABLE, isHeic, sizeProblem } from '../../../schema/rules/picture.ts';

/** A photo as it is sent, and a small version to look at meanwhile. */
export interface Photo {
  sent: Blob;
  /** Null where the browser cannot draw it. */
  small: Blob | null;
  /** A text that the same file has again, whatever its name; missing where nobody asks. */
  content?: string;
}

/**
 * Makes a photo small enough to send: upright, at most 2,048 pixels long, as JPEG. Drawing it anew also
 * leaves behind where it was taken, and makes a JPEG of an iPhone's HEIC where the browser reads it (Safari).
 * What this browser cannot draw is sent as it is, for the server to judge. A text says why it is no use to send it.
 */
export async function shrinkPhoto(file: Blob, minSide: number): Promise<Photo | string> {
  const rendered = await drawable(file);
  if (rendered === null) return unread(file);
  try {
    const problem = sizeProblem(rendered, minSide);
    if (problem !== null) return problem;
    const sent = await jpegOf(rendered, LIMITS.picture.sentLongestSide);
    const small = await jpegOf(rendered, SMALL_SIDE);
    return sent === null ? await unread(file) : { sent, small };
  } finally {
    if (rendered instanceof HTMLImageElement) URL.revokeObjectURL(rendered.src);
    else rendered.close();
  }
}

type Drawable = ImageBitmap | HTMLImageElement;

async function drawable(file: Blob): Promise<Drawable | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => null,
  );
  if (bitmap !== null || !(await isFromIPhone(file))) return bitmap;
  // Some Safari show HEIC and make no bitmap of it.
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return image;
  } catch {
    URL.revokeObjectURL(image.src);
    return null;
  }
}

async function isFromIPhone(file: Blob): Promise<boolean> {
  if (/^image\/hei[cf]/.test(file.type)) return true;
  try {
    return isHeic(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  } catch {
    // A file that is gone meanwhile: sending it will say so.
    return false;
  }
}

async function unread(file: Blob): Promise<Photo | string> {
  if (await isFromIPhone(file)) return HEIC_UNREADABLE;
  return file.size <= LIMITS.picture.maxBytes ? { sent: file, small: null } : UNREADABLE;
}

async function jpegOf(rendered: Drawable, longestSide: number): Promise<Blob | null> {
  const scale = Math.min(1, longestSide / Math.max(rendered.width, rendered.height));
  const width = Math.max(1, Math.round(rendered.width * scale));
  const height = Math.max(1, Math.round(rendered.height * scale));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  // JPEG has no transparency: paper, not black, shows through.
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(rendered, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', LIMITS.picture.sentQuality);
  });
  // A phone gives the memory back at once when the canvas is empty.
  canvas.width = 0;
  canvas.height = 0;
  return blob;
}

const MEGABYTES = LIMITS.picture.maxBytes / 1024 / 1024;
const UNREADABLE = `This photo cannot be read and is larger than ${MEGABYTES} MB. Please choose a JPG or PNG.`;
/** Pixels of the longest side of what the form shows. */
const SMALL_SIDE = 480;
