import {
  generatedTitle,
  headline,
  normalise,
  subtypeByKey,
} from '../../../../../schema/catalogue/interpret.ts';
import type { Details, Purpose } from '../../../../../schema/catalogue/model.ts';
import type { ReviewedFacts } from '../../../../../schema/rules/review.ts';
import { changesOf } from '../../../forms/changesOf.ts';
import type { ListingInput } from '../../../types.generated.ts';
import type { ListingWords } from '../posting/listingWords.ts';
import { localityIn, pinnedPosition, placeOfPin } from '../posting/pin/pin.ts';
import type { Pin } from '../posting/pin/pin.ts';
import type { ListingToEdit } from './useListingToEdit.ts';

/** The part of a listing that its first step asks for, and how the page names and places it. */
export interface Basics {
  purpose: Purpose;
  state: string;
  city: string;
  contactEmail: string;
  contactPhone: string;
  /** Empty: made of the facts. */
  title: string;
  address: string;
  pincode: string;
}

export function basicsOf(listing: ListingToEdit): Basics {
  const { state, city, contact, title, address, pincode } = listing;
  const purpose = purposeOf(listing);
  const made = titleFor(listing.subtype.key, detailsOf(listing), { purpose, city });
  return {
    purpose,
    state,
    city,
    contactEmail: contact.email,
    contactPhone: contact.phone,
    // A title that was made of the facts goes on following them.
    title: title === made ? '' : title,
    address: address ?? '',
    pincode: pincode ?? '',
  };
}

/** What the details form begins with. */
export function wordsOf(listing: ListingToEdit): ListingWords {
  const { description, shareWithAgents } = listing;
  const details = detailsOf(listing);
  return { details, description: description ?? '', shareWithAgents, pin: pinOf(listing, details) };
}

/** All that the form can say of a listing. */
export interface ListingFacts {
  basics: Basics;
  words: ListingWords;
  /** Their ids, the cover first. */
  pictures: readonly string[];
}

export function listingFacts(listing: ListingToEdit): ListingFacts {
  const pictures = listing.pictures.map(({ id }) => id);
  return { basics: basicsOf(listing), words: wordsOf(listing), pictures };
}

/** The title of a listing that has none of its own. */
export function titleFor(
  subtypeKey: string,
  details: Details,
  place: { purpose: Purpose; city: string },
): string {
  const subtype = subtypeByKey(subtypeKey);
  return generatedTitle(subtype, normalise(subtype, details), place);
}

/** The listing as visitors and the administrator have it, with the price that somebody looked at last. */
export function factsOf(listing: ListingToEdit): ReviewedFacts {
  const { subtype, state, city, locality, address, pictures, terms } = listing;
  const { latitude, longitude, locationIsApproximate } = listing;
  return {
    subtype: subtype.key,
    purpose: purposeOf(listing),
    state,
    city,
    locality,
    address,
    price: terms.reviewedPrice,
    pictures: pictures.map(({ id }) => id),
    latitude,
    longitude,
    locationIsApproximate,
  };
}

/** The listing as it stands in the form. */
export function factsNow(
  listing: ListingToEdit,
  basics: Basics,
  { details, pin }: ListingWords,
  pictures: readonly string[],
): ReviewedFacts {
  const subtype = subtypeByKey(listing.subtype.key);
  const { price, locality } = headline(subtype, normalise(subtype, details));
  const { purpose, state, city, address } = basics;
  const position = pinnedPosition(pin, { city, state }, locality ?? '');
  return {
    subtype: subtype.key,
    purpose,
    state,
    city,
    locality,
    address,
    price,
    pictures,
    ...position,
    locationIsApproximate: position.latitude === null,
  };
}

/**
 * What is sent of an edit: what differs from the listing, and its version. The details go whole, since sending them
 * confirms their numbers. A text that is emptied is cleared; without a pin the position is the server's to find.
 */
export function changesTo(listing: ListingToEdit, facts: ListingFacts): ListingInput {
  const { latitude, longitude, ...changes } = changesOf(
    inputOf(listing, listingFacts(listing)),
    inputOf(listing, facts),
  );
  const isMoved = latitude !== undefined || longitude !== undefined;
  return {
    ...changes,
    ...(isMoved && positionIn(listing, facts)),
    details: facts.words.details,
    version: listing.version,
  };
}

function inputOf(listing: ListingToEdit, facts: ListingFacts) {
  const { basics, words, pictures } = facts;
  const text = (value: string) => value.trim() || null;
  return {
    purpose: basics.purpose === 'rent' ? ('RENT' as const) : ('SELL' as const),
    state: basics.state,
    city: basics.city,
    contactEmail: basics.contactEmail.trim(),
    contactPhone: basics.contactPhone.trim(),
    title: text(basics.title),
    address: text(basics.address),
    pincode: text(basics.pincode),
    description: text(words.description),
    shareWithAgents: words.shareWithAgents,
    ...positionIn(listing, facts),
    pictures: [...pictures],
  };
}

function positionIn(listing: ListingToEdit, { basics, words }: ListingFacts) {
  const locality = localityIn(subtypeByKey(listing.subtype.key), words.details);
  return pinnedPosition(words.pin, basics, locality);
}

/** Where the listing stands, where that is more than its place. */
function pinOf(listing: ListingToEdit, details: Details): Pin | null {
  const { latitude, longitude, locationIsApproximate, subtype } = listing;
  if (latitude === null || longitude === null || locationIsApproximate) return null;
  const place = placeOfPin(listing, localityIn(subtypeByKey(subtype.key), details));
  return { latitude, longitude, place };
}

export function purposeOf({ purpose }: ListingToEdit): Purpose {
  return purpose === 'RENT' ? 'rent' : 'sell';
}

function detailsOf({ details, subtype }: ListingToEdit): Details {
  const values = Object.entries(details).filter(([, value]) => value !== null);
  return normalise(subtypeByKey(subtype.key), Object.fromEntries(values));
}
