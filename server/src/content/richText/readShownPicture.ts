import { valueAt } from '../../../../schema/rules/json.ts';
import { pictureAddress, type PictureRow, pictureSent } from '../../pictures/picture.presenter.ts';
import { object, text, type ValueOf } from '../../platform/http/jsonSchema.ts';
import { readJson } from '../../platform/http/readSent.ts';
import { inputOf } from '../../platform/validation.ts';
import { ShownPictureInput } from './shownPicture.input.ts';

export const IMAGE = object({
  url: text('URL on this site.'),
  alt: text('Alternative text of the picture.'),
});

/** A picture as documented clients read it. */
export function presentImage(picture: PictureRow): ValueOf<typeof IMAGE> {
  return { url: pictureAddress(picture), alt: picture.alt };
}

/** An id, an address or an object with one and what it shows, as documented clients send back what they have read. */
export function readShownPicture(sent: unknown): unknown {
  const picture = readNested(sent);
  const id = pictureSent(picture);
  if (typeof id !== 'string') return id;
  const alt = valueAt(picture, 'alt');
  return inputOf(ShownPictureInput, { id, ...(typeof alt === 'string' && { alt }) });
}

export function readShownPictures(sent: unknown): unknown {
  const pictures = readNested(sent);
  return (Array.isArray(pictures) ? pictures : [pictures]).map(readShownPicture).filter(Boolean);
}

/** A form sends objects and lists as JSON; an id stays one, though some would be numbers too. */
function readNested(sent: unknown): unknown {
  return typeof sent === 'string' && /^\s*[[{]/.test(sent) ? readJson(sent) : sent;
}
