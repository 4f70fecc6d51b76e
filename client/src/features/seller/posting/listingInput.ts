import type { ListingInput } from '../../../types.generated.ts';
import type { Subtype } from '../../../../../schema/catalogue/model.ts';
import type { BasicDetails } from '../../../../../schema/rules/basicDetails.ts';
import type { ListingWords } from './listingWords.ts';
import { localityIn, pinnedPosition } from './pin/pin.ts';

/** A listing as the server takes it, from both pages of the form. */
export function listingInput(
  subtype: Subtype,
  { purpose, state, city, contactEmail, contactPhone }: BasicDetails,
  { details, description, shareWithAgents, pin }: ListingWords,
  pictures: readonly string[],
): ListingInput {
  return {
    subtype: subtype.key,
    purpose: purpose === 'rent' ? 'RENT' : 'SELL',
    state,
    city,
    contactEmail,
    contactPhone,
    description: description.trim(),
    shareWithAgents,
    details,
    ...pinnedPosition(pin, { city, state }, localityIn(subtype, details)),
    pictures: [...pictures],
  };
}
