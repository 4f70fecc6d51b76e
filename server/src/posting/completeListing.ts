import { findSubtype, withoutDerivedPrice } from '../../../schema/catalogue/interpret.ts';
import { oneLine } from '../../../schema/catalogue/kinds/rules.ts';
import { isObject } from '../../../schema/rules/json.ts';
import { inputOf } from '../platform/validation.ts';
import { ListingInput } from './listing.input.ts';
import { type ListingContent } from '../properties/property.row.ts';

/**
 * What was sent with all that it leaves as it was: the whole that the rules judge. `before` is what an edit
 * starts from, null for a new listing; `pictures` are those that it will show. Texts are on one line.
 */
export function completeListing(
  input: ListingInput,
  before: ListingContent | null,
  pictures: readonly string[],
): ListingInput {
  const { details, amenities, latitude, longitude } = input;
  const saved = before?.details['amenities'];
  const subtype = lineOf(firstSaid(input.subtype, before?.subtype));
  const known = findSubtype(String(subtype));
  const stored = before && known?.key === before.subtype ? before.details : {};
  const sentDetails =
    known && isObject(details)
      ? withoutDerivedPrice(known, details, stored)
      : (details ?? before?.details);
  return inputOf(ListingInput, {
    type: input.type === undefined ? undefined : lineOf(input.type),
    subtype,
    purpose: lineOf(firstSaid(input.purpose, before?.purpose)),
    state: lineOf(firstSaid(input.state, before?.state)),
    city: lineOf(firstSaid(input.city, before?.city)),
    contactEmail: lineOf(firstSaid(input.contactEmail, before?.contactEmail)),
    contactPhone: lineOf(firstSaid(input.contactPhone, before?.contactPhone)),
    title: lineOf(firstSaid(input.title, before?.title)),
    address: lineOf(firstSaid(input.address, before?.address)),
    pincode: lineOf(firstSaid(input.pincode, before?.pincode)),
    description: firstSaid(input.description, details?.['description'], before?.description),
    shareWithAgents: firstSaid(
      input.shareWithAgents,
      details?.['shareWithAgents'],
      before?.shareWithAgents,
    ),
    amenities,
    details: isObject(sentDetails)
      ? { ...sentDetails, amenities: firstSaid(sentDetails['amenities'], saved) }
      : sentDetails,
    latitude,
    longitude,
    pictures,
    stored,
  });
}

/** null is said too, and means nothing. */
function firstSaid(...values: readonly unknown[]): unknown {
  return values.find((value) => value !== undefined);
}

/** '' for nothing; what is no text at all stays, for its rule to refuse. */
function lineOf(value: unknown): unknown {
  if (typeof value === 'object' || typeof value === 'boolean') return value ?? '';
  return oneLine(value) ?? '';
}
