import { isObject } from '../../../../../schema/rules/json.ts';
import type { ShownPictureInput } from '../../../types.generated.ts';
import type { PictureData } from '../../../ui/Picture.tsx';

/** The pictures of a field of a form that is kept as text. */
export function picturesIn(json: string): PictureData[] {
  const pictures: unknown = JSON.parse(json);
  return Array.isArray(pictures) ? pictures.filter(isPicture) : [];
}

/** As it is sent: which picture, and what it shows. */
export function asShown({ id, alt }: PictureData): ShownPictureInput {
  return { id, alt };
}

function isPicture(value: unknown): value is PictureData {
  return isObject(value) && typeof value['id'] === 'string' && typeof value['path'] === 'string';
}
