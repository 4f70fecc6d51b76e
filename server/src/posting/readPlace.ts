import { oneLine } from '../../../schema/catalogue/kinds/rules.ts';
import { type Locality, localitiesOf, type Town } from '../gazetteer/gazetteer.ts';
import { placeKey } from '../gazetteer/placeKey.ts';
import { type ListingInput } from './listing.input.ts';
import { textOf } from './listingRules.ts';
import { type ListingContent } from '../properties/property.row.ts';

export type Place = Pick<
  ListingContent,
  | 'state'
  | 'city'
  | 'district'
  | 'locality'
  | 'address'
  | 'pincode'
  | 'latitude'
  | 'longitude'
  | 'locationIsApproximate'
>;

/**
 * Where a listing is. Without a position of its own it stands at the centre of its locality, or of its town,
 * and says so; an exact one is kept as long as the place is not another.
 */
export function readPlace(
  listing: ListingInput,
  before: ListingContent | null,
  { town, locality }: { town: Town; locality: string },
): Place {
  const known = knownLocality(town, locality);
  // Its own name in another spelling, not a nearby one that shares an alias.
  const isNamed = known !== null && placeKey(known.name) === placeKey(locality);
  const where = {
    state: town.state,
    city: town.name,
    district: town.district,
    locality: isNamed ? known.name : locality,
    address: textOf(listing.address) || null,
    pincode: textOf(listing.pincode) || null,
  };
  return { ...where, ...positionOf(listing, samePlace(before, where), known ?? town) };
}

type Position = Pick<ListingContent, 'latitude' | 'longitude' | 'locationIsApproximate'>;

function positionOf(
  listing: ListingInput,
  before: ListingContent | null,
  centre: { latitude: number; longitude: number },
): Position {
  const { latitude, longitude } = listing;
  if (typeof latitude === 'number' && typeof longitude === 'number') {
    return { latitude, longitude, locationIsApproximate: false };
  }
  const isPositionUnsaid = latitude === undefined && longitude === undefined;
  if (isPositionUnsaid && before !== null && !before.locationIsApproximate) {
    return {
      latitude: before.latitude,
      longitude: before.longitude,
      locationIsApproximate: false,
    };
  }
  return {
    latitude: centre.latitude,
    longitude: centre.longitude,
    locationIsApproximate: true,
  };
}

function samePlace(
  before: ListingContent | null,
  now: Pick<ListingContent, 'state' | 'city' | 'locality'>,
): ListingContent | null {
  const isSame =
    before?.state === now.state && before.city === now.city && before.locality === now.locality;
  return isSame ? before : null;
}

function knownLocality(town: Town, text: string): Locality | null {
  const key = placeKey(oneLine(text) ?? '');
  if (key === '') return null;
  const named = ({ name, aliases }: Locality) =>
    [name, ...aliases].some((each) => placeKey(each) === key);
  return localitiesOf(town.name, town.state).find(named) ?? null;
}
