import type { Problem } from '../../../../../schema/failures.ts';
import { LIMITS } from '../../../../../schema/limits.ts';
import { POSTING_TEXTS } from '../../../../../schema/catalogue/messages.ts';
import type { Details, InnerStep } from '../../../../../schema/catalogue/model.ts';
import { withoutRefused } from '../pictures/pictureOrder.ts';
import type { PictureSet } from '../pictures/pictureSet.ts';
import { NOT_SENT } from '../pictures/useSentPictures.ts';
import type { Pin } from './pin/pin.ts';

/** What a listing says beyond its basic details and pictures. */
export interface ListingWords {
  details: Details;
  description: string;
  shareWithAgents: boolean;
  /** Null where the seller has put none. */
  pin: Pin | null;
}

/** What is wrong on a step besides its fields, by the name of the input. */
export function problemsAround(
  step: InnerStep,
  { description }: ListingWords,
  pictures: Pick<PictureSet, 'pictures'>,
): Problem[] {
  const isTooLong = description.length > LIMITS.listing.descriptionMaxLength;
  const ofText = isTooLong
    ? [{ path: 'description', code: 'tooLong', message: DESCRIPTION_TOO_LONG }]
    : [];
  return step === 1 ? ofText : [...ofText, ...pictureProblems(pictures)];
}

/** What is still on its way is waited for when the form is sent. */
function pictureProblems({ pictures }: Pick<PictureSet, 'pictures'>): Problem[] {
  const path = 'images';
  const usable = withoutRefused(pictures);
  if (usable.length === 0) {
    return [{ path, code: 'required', message: POSTING_TEXTS.imagesRequired }];
  }
  const hasFailed = usable.some(({ state }) => state === 'failed');
  return hasFailed ? [{ path, code: 'pending', message: NOT_SENT }] : [];
}

export const DESCRIPTION_TOO_LONG = `Max ${LIMITS.listing.descriptionMaxLength} characters`;
