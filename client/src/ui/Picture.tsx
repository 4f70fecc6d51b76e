import type { PictureFormat } from '../../../schema/limits.ts';
import type { Picture_PictureFragment } from './Picture.generated.ts';
import { useWidest } from './dataSaver.ts';
import type { CSSProperties } from 'react';
import { thumbHashToAverageRGBA } from 'thumbhash';

export type PictureData = Picture_PictureFragment;

interface Props {
  picture: PictureData;
  /** The `sizes` attribute: how wide the picture is drawn at which window width. */
  sizes: string;
  /** Wider files are not offered; a card never needs the largest. */
  maxWidth?: number;
  /** eager: on the first screen. first: the largest thing on it, fetched before everything else. */
  loading?: 'lazy' | 'eager' | 'first';
  alt?: string;
  /** Only fetched when this media query holds; elsewhere nothing is loaded. */
  media?: string;
  className?: string;
  onError?: () => void;
}

/** A stored picture in AVIF, WebP and JPEG, with its box reserved and its colours showing before it is there. */
export function Picture({
  picture,
  sizes,
  maxWidth = Infinity,
  loading = 'lazy',
  alt = picture.alt,
  media,
  className,
  onError,
}: Props) {
  const widest = useWidest(maxWidth);
  const jpeg = addressOf(picture, 'jpg', fallbackWidth(picture, widest));
  return (
    <picture className="contents">
      {MODERN_FORMATS.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={srcSetOf(picture, format, widest)}
          sizes={sizes}
          media={media}
        />
      ))}
      {media && <source srcSet={jpeg} media={media} />}
      <img
        src={media ? EMPTY_PICTURE : jpeg}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={loading === 'lazy' ? 'lazy' : 'eager'}
        fetchPriority={loading === 'first' ? 'high' : undefined}
        decoding={loading === 'first' ? 'sync' : 'async'}
        className={className}
        style={placeholderStyle(picture.thumbhash)}
        onError={onError}
      />
    </picture>
  );
}

/** The `srcset` of one format, for the picture itself and for the preload of the first one. */
export function srcSetOf(picture: PictureData, format: PictureFormat, maxWidth = Infinity): string {
  return widthsUpTo(picture, maxWidth)
    .map((width) => `${addressOf(picture, format, width)} ${width}w`)
    .join(', ');
}

/** The address of one file of a picture. */
export function addressOf(picture: PictureData, format: PictureFormat, width: number): string {
  return `${picture.path}/${width}.${format}`;
}

/** The largest file of a picture, for the view over the whole screen. */
export function largestWidth(picture: PictureData): number {
  return Math.max(...picture.widths);
}

function fallbackWidth(picture: PictureData, maxWidth: number): number {
  return widthsUpTo(picture, Math.min(maxWidth, 640)).at(-1) ?? largestWidth(picture);
}

function widthsUpTo(picture: PictureData, maxWidth: number): number[] {
  const fitting = picture.widths.filter((width) => width <= maxWidth);
  return fitting.length > 0 ? fitting : picture.widths.slice(0, 1);
}

/** Best first; browsers that read neither are given one JPEG. */
const MODERN_FORMATS = ['avif', 'webp'] as const;

const EMPTY_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** The average colour of a picture, in its box until it is there. A missing or damaged hash gives nothing. */
export function placeholderStyle(thumbhash: string | null): CSSProperties | undefined {
  const bytes = bytesOf(thumbhash);
  if (bytes === null) return undefined;
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
