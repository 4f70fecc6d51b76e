import { LIMITS } from '../../../../schema/limits.ts';

/** A photo as it is sent, and a small version to look at meanwhile. */
export interface Photo {
  sent: Blob;
  /** Null where the browser cannot draw it. */
  small: Blob | null;
}

/**
 * Makes a photo small enough to send (D-73): upright, at most 2,048 pixels long, as JPEG. Drawing it anew also
 * leaves behind where it was taken. What this browser cannot draw is sent as it is, for the server to judge;
 * null when it is too large for that.
 */
export async function shrinkPhoto(file: Blob): Promise<Photo | null> {
  const drawn = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (drawn === null) return unread(file);
  try {
    const sent = await jpegOf(drawn, LIMITS.picture.sentLongestSide);
    const small = await jpegOf(drawn, SMALL_SIDE);
    return sent === null ? unread(file) : { sent, small };
  } finally {
    drawn.close();
  }
}

function unread(file: Blob): Photo | null {
  return file.size <= LIMITS.picture.maxBytes ? { sent: file, small: null } : null;
}

async function jpegOf(drawn: ImageBitmap, longestSide: number): Promise<Blob | null> {
  const scale = Math.min(1, longestSide / Math.max(drawn.width, drawn.height));
  const width = Math.max(1, Math.round(drawn.width * scale));
  const height = Math.max(1, Math.round(drawn.height * scale));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  // JPEG has no transparency: paper, not black, shows through.
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(drawn, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', LIMITS.picture.sentQuality);
  });
  // A phone gives the memory back at once when the canvas is empty.
  canvas.width = 0;
  canvas.height = 0;
  return blob;
}

/** Pixels of the longest side of what the form shows. */
const SMALL_SIDE = 480;
