import { oneLine } from '../../../schema/catalogue/kinds/rules.ts';
import { type Problem } from '../../../schema/failures.ts';
import { addressProblem, pincodeProblem, positionProblem } from '../../../schema/rules/listing.ts';
import { type Locality, localitiesOf, type Town } from '../gazetteer/gazetteer.ts';
import { placeKey } from '../gazetteer/placeKey.ts';
import { type ListingContent } from '../properties/listingContent.ts';
import { type ListingToWrite } from './listingInput.ts';
import { textOf } from './readBasics.ts';

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

/** What is wrong with address, PIN code and position (D-72). */
export function placeProblems(given: ListingToWrite): Problem[] {
  const latitude = given.latitude ?? null;
  const longitude = given.longitude ?? null;
  const found = {
    address: addressProblem(textOf(given.address, null)),
    pincode: pincodeProblem(textOf(given.pincode, null)),
    [latitude === null ? 'longitude' : 'latitude']: positionProblem(latitude, longitude),
  };
  return Object.entries(found).flatMap(([path, message]) =>
    message === null ? [] : { path, code: 'unusable', message },
  );
}

/**
 * Where a listing is. Without a position of its own it stands at the centre of its locality, or of its town,
 * and says so (D-72); an exact one is kept as long as the place is not another.
 */
export function readPlace(
  given: ListingToWrite,
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
    address: textOf(given.address, before?.address) || null,
    pincode: textOf(given.pincode, before?.pincode) || null,
  };
  return { ...where, ...positionOf(given, samePlace(before, where), known ?? town) };
}

type Position = Pick<ListingContent, 'latitude' | 'longitude' | 'locationIsApproximate'>;

function positionOf(
  given: ListingToWrite,
  before: ListingContent | null,
  centre: { latitude: number; longitude: number },
): Position {
  const { latitude, longitude } = given;
  if (typeof latitude === 'number' && typeof longitude === 'number') {
    return { latitude, longitude, locationIsApproximate: false };
  }
  const isKept = latitude === undefined && longitude === undefined;
  if (isKept && before !== null && !before.locationIsApproximate) {
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
