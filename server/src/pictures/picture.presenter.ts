import { PICTURE_WIDTHS } from '../../../schema/limits.ts';
import { isObject } from '../../../schema/rules/json.ts';
import { mediaFolder, mediaPath } from '../../../schema/routes.ts';
import { type Picture } from './picture.graphql.ts';
import { type Picture as StoredPicture } from '../platform/pictures/savePicture.ts';

/** A picture as it is kept inside the row that shows it (`property.pictures`, `account.avatar`). */
export interface PictureRow {
  id: string;
  alt: string;
  label: string | null;
  width: number;
  height: number;
  /** base64, or null while it is not known. */
  thumbhash: string | null;
  illustration: boolean;
}

/** How an accepted photograph is kept inside the row that shows it; `alt` says what it shows. */
export function photographRow(picture: StoredPicture, alt = ''): PictureRow {
  const { id, width, height, thumbhash } = picture;
  return { id, alt, label: null, width, height, thumbhash, illustration: false };
}

export function presentPicture(picture: PictureRow): Picture {
  return {
    id: picture.id,
    path: mediaFolder(picture.id),
    alt: picture.alt,
    label: picture.label,
    width: picture.width,
    height: picture.height,
    widths: widthsOf(picture),
    thumbhash: picture.thumbhash,
    isIllustration: picture.illustration,
  };
}

/** One address that every client can show: the JPEG of about a card's width. */
export function pictureAddress(picture: Pick<PictureRow, 'id' | 'width'>): string {
  const widths = widthsOf(picture);
  return mediaPath(picture.id, widths.find((width) => width >= 960) ?? widths.at(-1) ?? 320, 'jpg');
}

/** The id of a picture that is sent by its id or its address, as documented clients send back what they have read. */
export function pictureSent(sent: unknown): unknown {
  const address = isObject(sent) ? sent['url'] : sent;
  if (typeof address !== 'string') return address;
  return OWN_ADDRESS.exec(address)?.[1] ?? (address.trim() || null);
}

const OWN_ADDRESS = /\/media\/([0-9a-f]{24})\//;

/** A picture is never enlarged: the smallest width is always served, larger ones when it has them. */
function widthsOf(picture: Pick<PictureRow, 'width'>) {
  return PICTURE_WIDTHS.filter((width, index) => index === 0 || width <= picture.width);
}
