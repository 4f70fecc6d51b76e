import type { CSSProperties } from 'react';
import { thumbHashToAverageRGBA, thumbHashToDataURL } from 'thumbhash';

/**
 * What shows in a picture's box until the picture is there: its average colour, or on the server for the
 * most important picture a blurred preview. A missing or damaged hash gives nothing.
 */
export function placeholderStyle(
  thumbhash: string | null,
  withPreview: boolean,
): CSSProperties | undefined {
  const bytes = bytesOf(thumbhash);
  if (bytes === null) return undefined;
  // The decoder stays out of the browser's bundle.
  if (import.meta.env.SSR && withPreview) {
    return { backgroundImage: `url(${thumbHashToDataURL(bytes)})`, backgroundSize: 'cover' };
  }
  const { r, g, b } = thumbHashToAverageRGBA(bytes);
  const [red, green, blue] = [r, g, b].map((part) => Math.round(part * 255));
  return { backgroundColor: `rgb(${red} ${green} ${blue})` };
}

function bytesOf(thumbhash: string | null): Uint8Array | null {
  if (!thumbhash) return null;
  try {
    const text = atob(thumbhash);
    return text.length < 5 ? null : Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
