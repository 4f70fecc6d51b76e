import {
  generatedTitle,
  headline,
  missingLabels,
  normalise,
  subtypeByKey,
} from '../../../schema/catalogue/interpret.ts';
import { LIMITS } from '../../../schema/limits.ts';
import { missingBasicDetails } from '../../../schema/rules/basicDetails.ts';
import { mobileInput } from '../../../schema/rules/mobile.ts';
import { readPurpose } from '../../../schema/rules/purpose.ts';
import { cut } from '../../../schema/rules/text.ts';
import { type Problem } from '../../../schema/failures.ts';
import { findTown } from '../gazetteer/gazetteer.ts';
import { findProblems } from '../platform/validation.ts';
import { completeListing } from './completeListing.ts';
import { type ListingInput } from './listing.input.ts';
import {
  basicsOf,
  catalogueFieldsOf,
  catalogueProblems,
  inFigures,
  subtypeOf,
  textOf,
} from './listingRules.ts';
import { readPlace } from './readPlace.ts';
import { refuseListing } from './refuseListing.ts';
import { type ListingContent } from '../properties/property.row.ts';

/** All that a listing says, but for its pictures. */
export type ListingWords = Omit<ListingContent, 'pictures'>;

/** What a listing is read with. */
export interface ListingContext {
  /** What an edit starts from; null for a new listing. */
  before: ListingContent | null;
  /** Ids of the pictures that it will show, the cover first, and what is wrong with their arrangement. */
  pictures: { ids: readonly string[]; problems: readonly Problem[] };
}

/**
 * What was sent as the words of a listing. Throws INVALID_INPUT with every refused field in the order of the
 * form, by paths such as `city` and `details.cost`, and a sentence that names what is missing.
 */
export async function readListing(
  input: ListingInput,
  { before, pictures }: ListingContext,
): Promise<ListingWords> {
  const listing = completeListing(input, before, pictures.ids);
  const problems = [...(await findProblems(listing)), ...pictures.problems];
  const subtype = subtypeOf(listing);
  const purpose = readPurpose(textOf(listing.purpose));
  const town = findTown(textOf(listing.city), textOf(listing.state));
  if (problems.length > 0 || subtype === null || purpose === null || town === null) {
    throw refuseListing(problems, missingIn(listing), before === null ? 'post' : 'edit');
  }
  const all = normalise(subtype, inFigures(subtype, catalogueFieldsOf(listing)));
  // These are kept beside the details; pictures come by their own way, and the subtype is known.
  const { description = '', shareWithAgents = false, images: _, subType: __, ...details } = all;
  const locality = headline(subtype, details).locality ?? '';
  const words: Omit<ListingWords, 'title'> = {
    subtype: subtype.key,
    purpose,
    description: String(description),
    ...readPlace(listing, before, { town, locality }),
    details,
    contactPhone: mobileInput(textOf(listing.contactPhone)),
    contactEmail: textOf(listing.contactEmail),
    shareWithAgents: shareWithAgents === true,
  };
  return { ...words, title: titleOf(listing, words, before) };
}

/** Labels of the required fields that are missing, in the order of the form. */
function missingIn(listing: ListingInput): string[] {
  const subtype = subtypeOf(listing);
  return [
    ...missingBasicDetails(basicsOf(listing)),
    ...(textOf(listing.subtype) === '' ? ['Property Subtype'] : []),
    ...(subtype === null ? [] : missingLabels(subtype, catalogueProblems(listing))),
  ];
}

/** The title that was sent; one that was made of the facts is made anew when they change. */
function titleOf(
  listing: ListingInput,
  words: Omit<ListingWords, 'title'>,
  before: ListingContent | null,
): string {
  const wasMade = before !== null && before.title === madeTitle(before);
  const title = textOf(listing.title);
  return title === '' || (wasMade && title === before.title) ? madeTitle(words) : title;
}

function madeTitle(words: Omit<ListingWords, 'title'>): string {
  const made = generatedTitle(subtypeByKey(words.subtype), words.details, words);
  return cut(made, LIMITS.listing.titleMaxLength);
}
