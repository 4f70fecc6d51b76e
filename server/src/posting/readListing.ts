import {
  check,
  generatedTitle,
  headline,
  missingLabels,
  normalise,
  subtypeByKey,
} from '../../../schema/catalogue/interpret.ts';
import { type Details, type Purpose, type Subtype } from '../../../schema/catalogue/model.ts';
import { type Problem } from '../../../schema/failures.ts';
import { LIMITS } from '../../../schema/limits.ts';
import { titleProblem } from '../../../schema/rules/listing.ts';
import { cut } from '../../../schema/rules/text.ts';
import { type ListingContent } from '../properties/listingContent.ts';
import { type ListingToWrite } from './listingInput.ts';
import { readBasics, textOf } from './readBasics.ts';
import { placeProblems, readPlace } from './readPlace.ts';

/** All that a listing says, but for its pictures. */
export type ListingWords = Omit<ListingContent, 'pictures'>;

export interface ReadListing {
  /** Null when something is refused. */
  words: ListingWords | null;
  /** In the order of the forms: paths such as `city` and `details.cost`. */
  problems: Problem[];
  /** Labels of the required fields that are missing (P-5.2-06, P-5.2-07). */
  missing: string[];
}

/**
 * What was sent as the words of a listing, with every rule that the server enforces (P-5.1 to P-5.4, D-63 to
 * D-68). `before` is what an edit starts from; null for a new listing.
 */
export function readListing(given: ListingToWrite, before: ListingContent | null): ReadListing {
  const basics = readBasics(given, before);
  const { subtype, purpose, town, contactEmail, contactPhone } = basics;
  const own = subtype && readDetails(subtype, purpose ?? undefined, given, before);
  const title = titleProblem(textOf(given.title, null));
  const problems = [
    ...basics.problems,
    ...(own?.problems ?? []),
    ...(title === null ? [] : [{ path: 'title', code: 'unusable', message: title }]),
    ...placeProblems(given),
  ];
  const missing = [...basics.missing, ...(own?.missing ?? [])];
  if (problems.length > 0 || subtype === null || own === null || purpose === null || !town) {
    return { words: null, problems, missing };
  }
  const locality = headline(subtype, own.details).locality ?? '';
  const place = readPlace(given, before, { town, locality });
  const words: Omit<ListingWords, 'title'> = {
    subtype: subtype.key,
    purpose,
    description: own.description,
    ...place,
    details: own.details,
    contactPhone,
    contactEmail,
    shareWithAgents: own.shareWithAgents,
  };
  return { words: { ...words, title: titleOf(given, words, before) }, problems, missing };
}

interface OwnDetails {
  details: Details;
  description: string;
  shareWithAgents: boolean;
  problems: Problem[];
  missing: string[];
}

/** The catalogue's part: read, clamped and checked by it. */
function readDetails(
  subtype: Subtype,
  purpose: Purpose | undefined,
  given: ListingToWrite,
  before: ListingContent | null,
): OwnDetails {
  const sent = given.details ?? before?.details ?? {};
  const raw = {
    ...sent,
    amenities: told(given.amenities, given.details?.['amenities'], before?.details['amenities']),
    description: told(given.description, given.details?.['description'], before?.description),
    shareWithAgents: told(
      given.shareWithAgents,
      given.details?.['shareWithAgents'],
      before?.shareWithAgents,
    ),
  };
  const all = normalise(subtype, raw);
  const found = check(subtype, all, { stage: 'whole', audience: 'server', purpose });
  // These are kept beside the details; pictures come by their own way, and the subtype is known.
  const { description = '', shareWithAgents = false, images: _, subType: __, ...details } = all;
  return {
    details,
    description: String(description),
    shareWithAgents: shareWithAgents === true,
    problems: found
      .filter(({ path }) => path !== 'images')
      .map((problem) => ({ ...problem, path: pathOf(problem.path) })),
    missing: missingLabels(subtype, found),
  };
}

/** What was said first; null is said too, and means nothing. */
function told(...values: readonly unknown[]): unknown {
  return values.find((value) => value !== undefined);
}

const BESIDE_THE_DETAILS: ReadonlySet<string> = new Set(['description', 'shareWithAgents']);

function pathOf(key: string): string {
  return BESIDE_THE_DETAILS.has(key) ? key : 'details.' + key;
}

/** The title that was sent; one that was made of the facts is made anew when they change (D-72). */
function titleOf(
  given: ListingToWrite,
  words: Omit<ListingWords, 'title'>,
  before: ListingContent | null,
): string {
  const wasMade = before !== null && before.title === madeTitle(before);
  const sent = textOf(given.title, before?.title);
  return sent === '' || (wasMade && sent === before.title) ? madeTitle(words) : sent;
}

function madeTitle(words: Omit<ListingWords, 'title'>): string {
  const made = generatedTitle(subtypeByKey(words.subtype), words.details, words);
  return cut(made, LIMITS.listing.titleMaxLength);
}
