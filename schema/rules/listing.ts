import { POSTING_TEXTS } from '../catalogue/messages.ts';
import { LIMITS } from '../limits.ts';
import { bareDigits, textProblem, trimmed } from './text.ts';

/** What a listing says of itself beside the basic details and the fields of its subtype. */

/** A title may be left out: one is made of the facts then. */
export function titleProblem(text: string): string | null {
  return textProblem(trimmed(text), LIMITS.listing.titleMaxLength);
}

export function addressProblem(text: string): string | null {
  return textProblem(trimmed(text), LIMITS.listing.addressMaxLength);
}

/** A PIN code may be left out; India's have six digits and do not begin with a zero. */
export function pincodeProblem(text: string): string | null {
  if (text.trim() === '' || readPincode(text) !== null) return null;
  return /^0[0-9]{5}$/.test(bareDigits(text)) ? 'Indian PIN codes do not start with 0' : PINCODE;
}

/** The six digits of a PIN code as people write it: '560 038'; null for anything else. */
export function readPincode(text: string): string | null {
  const pincode = bareDigits(text);
  return /^[1-9][0-9]{5}$/.test(pincode) ? pincode : null;
}

/** A position in degrees, or none; half of one, or one outside India, says why it cannot be used. */
export function positionProblem(latitude: number | null, longitude: number | null): string | null {
  if (latitude === null && longitude === null) return null;
  if (latitude === null || longitude === null) return 'Please enter both latitude and longitude';
  const { south, north, west, east } = LIMITS.location.india;
  const isInside = latitude >= south && latitude <= north && longitude >= west && longitude <= east;
  return isInside ? null : 'The location must be in India';
}

/** How many pictures a listing has. */
export function pictureCountProblem(count: number): string | null {
  if (count === 0) return POSTING_TEXTS.imagesRequired;
  const { maxPictures } = LIMITS.listing;
  return count > maxPictures ? `A property can have at most ${maxPictures} pictures` : null;
}

const PINCODE = `PIN code must be exactly ${LIMITS.listing.pincodeDigits} digits`;
