import type { Problem } from '../../../../schema/failures.ts';
import { LIMITS } from '../../../../schema/limits.ts';
import { POSTING_TEXTS } from '../../../../schema/catalogue/messages.ts';
import type { Details, InnerStep } from '../../../../schema/catalogue/model.ts';
import type { PictureSet } from '../pictures/pictureSet.ts';
import type { Pin } from './pin/pin.ts';

/** What a listing says beyond its basic details and pictures. */
export interface ListingWords {
  details: Details;
  description: string;
  shareWithAgents: boolean;
  /** Null where the seller has put none. */
  pin: Pin | null;
}

/** What is wrong on a step besides its fields, by the name of the input (P-5.2-05, P-5.2-08). */
export function problemsAround(
  step: InnerStep,
  { description }: ListingWords,
  pictures: Pick<PictureSet, 'pictures' | 'ids'>,
): Problem[] {
  const isTooLong = description.length > LIMITS.listing.descriptionMaxLength;
  const ofText = isTooLong
    ? [{ path: 'description', code: 'tooLong', message: DESCRIPTION_TOO_LONG }]
    : [];
  return step === 1 ? ofText : [...ofText, ...pictureProblems(pictures)];
}

function pictureProblems({ pictures, ids }: Pick<PictureSet, 'pictures' | 'ids'>): Problem[] {
  const path = 'images';
  if (pictures.length === 0) {
    return [{ path, code: 'required', message: POSTING_TEXTS.imagesRequired }];
  }
  if (ids() !== null) return [];
  const message =
    'Some pictures are not sent yet. Wait a moment; try those that failed again, or remove them.';
  return [{ path, code: 'pending', message }];
}

export const DESCRIPTION_TOO_LONG = `Max ${LIMITS.listing.descriptionMaxLength} characters`;
