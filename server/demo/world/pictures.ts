import { headline, subtypeByKey } from '../../../schema/catalogue/interpret.ts';
import type { Subtype } from '../../../schema/catalogue/model.ts';
import { SUBTYPES } from '../../../schema/catalogue/subtypes.ts';
import { AREA_UNITS } from '../../../schema/catalogue/units.ts';
import { groupBy } from '../../src/platform/groupBy.ts';
import type { DemoListing, MasterPicture } from './model.ts';
import { randomFrom } from './random.ts';

/** The listings that may stand on one page before or after another. */
const PAGE = 24;
const FEWEST = 4;
const ROUNDS = 4;

/**
 * Gives every listing its pictures, cover first: 4 to 8 that fit its subtype, none twice. In the whole market, in a
 * purpose and in a city a cover comes back only when all others that fit have been used nearer, in order of date and
 * with the featured ones first; so it does in the list of one subtype where there are enough, and as far off as it can
 * where there are fewer than a page has places: before it comes back, rooms and views open listings too.
 */
export function assignPictures(
  listings: readonly DemoListing[],
  manifest: readonly MasterPicture[],
): Map<string, readonly MasterPicture[]> {
  const assigned = new Map<string, readonly MasterPicture[]>();
  if (manifest.length === 0) return assigned;
  const covers = assignCovers(listings, manifest);
  for (const listing of listings) {
    const cover = covers.get(listing.id);
    if (cover) assigned.set(listing.id, [cover, ...othersOf(listing, cover, manifest)]);
  }
  return assigned;
}

function assignCovers(
  listings: readonly DemoListing[],
  manifest: readonly MasterPicture[],
): Map<string, MasterPicture> {
  const lists = listsOf(listings);
  const candidates = listings
    .map((listing) => ({
      listing,
      fitting: randomFrom(listing.pictureSeed).shuffled(coversOf(listing, manifest)),
    }))
    .sort((a, b) => a.fitting.length - b.fitting.length);
  const covers = new Map<string, MasterPicture>();
  const uses = new Map<MasterPicture, number>();
  // Whoever chooses first knows nothing of those that follow: everybody chooses again.
  for (const { listing, fitting } of Array.from({ length: ROUNDS }, () => candidates).flat()) {
    const before = covers.get(listing.id);
    if (before) uses.set(before, (uses.get(before) ?? 0) - 1);
    const near = costsNear(lists.get(listing.id) ?? [], covers);
    const cost = (cover: MasterPicture) =>
      SECOND_BEST[cover.role] + (near.get(cover) ?? 0) + (uses.get(cover) ?? 0) * FURTHER_OFF;
    const best = fitting.reduce<[MasterPicture | null, number]>(
      (least, cover) => (cost(cover) < least[1] ? [cover, cost(cover)] : least),
      [null, Infinity],
    )[0];
    if (!best) continue;
    covers.set(listing.id, best);
    uses.set(best, (uses.get(best) ?? 0) + 1);
  }
  return covers;
}

/** What a cover costs that somebody uses beyond the page. */
const FURTHER_OFF = 1 / (PAGE * PAGE * PAGE);

/** What each cover costs that others use within a page before or after; the nearer, the more. */
function costsNear(
  places: readonly PlaceInList[],
  covers: ReadonlyMap<string, MasterPicture>,
): Map<MasterPicture, number> {
  const costs = new Map<MasterPicture, number>();
  for (const { weight, ids, at } of places) {
    for (let place = Math.max(0, at - PAGE + 1); place < at + PAGE; place += 1) {
      const cover = place === at ? undefined : covers.get(ids[place] ?? '');
      if (!cover) continue;
      const cost = (weight * PAGE) / Math.abs(place - at);
      costs.set(cover, (costs.get(cover) ?? 0) + cost);
    }
  }
  return costs;
}

/**
 * What it costs to open with a picture that is no cover: less than the same cover twice on a page (1 and
 * more), more than using a cover again further off.
 */
const SECOND_BEST: Readonly<Record<MasterPicture['role'], number>> = {
  cover: 0,
  view: 0.5,
  interior: 0.6,
  plan: 0.9,
  city: 0.9,
  hero: 0.9,
  portrait: 2,
};

/** Where a listing stands in one of the lists that have it, and how much that list matters. */
type PlaceInList = {
  readonly weight: number;
  readonly ids: readonly string[];
  readonly at: number;
};

/** By the id of a listing: its places by date, and with the featured ones first. */
function listsOf(listings: readonly DemoListing[]): Map<string, PlaceInList[]> {
  const places = new Map<string, PlaceInList[]>(listings.map(({ id }) => [id, []]));
  const shown = listings.filter(isShown);
  const lists: [weight: number, of: readonly DemoListing[]][] = [
    [1, shown],
    ...groups(shown, ({ purpose }) => purpose, 1),
    ...groups(listings, ({ city }) => city, 1),
    ...groups(shown, ({ city }) => city, 1),
    ...groups(shown, ({ subtypeKey }) => subtypeKey, WITHIN_SUBTYPE),
  ];
  for (const [weight, of] of lists) {
    const newest = [...of].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
    const feed = [...newest].sort((a, b) => Number(b.featured) - Number(a.featured));
    for (const ids of [newest, feed].map((order) => order.map(({ id }) => id))) {
      ids.forEach((id, at) => places.get(id)?.push({ weight, ids, at }));
    }
  }
  return places;
}

/** So much less does it matter there: few kinds have as many pictures as a page has places. */
const WITHIN_SUBTYPE = 0.1;

function groups(
  listings: readonly DemoListing[],
  keyOf: (listing: DemoListing) => string,
  weight: number,
): [weight: number, of: readonly DemoListing[]][] {
  return [...groupBy(listings, (listing) => [keyOf(listing)]).values()].map((of) => [weight, of]);
}

/** What lists of visitors show. */
function isShown({ approvalStatus, isActive, lifecycle }: DemoListing): boolean {
  const isOffered = lifecycle === 'available' || lifecycle === 'under_offer';
  return approvalStatus === 'approved' && isActive && isOffered;
}

function fits({ subtypes }: MasterPicture, { subtypeKey }: DemoListing): boolean {
  return subtypes.includes(subtypeKey);
}

function coversOf(listing: DemoListing, manifest: readonly MasterPicture[]): MasterPicture[] {
  const own = manifest.filter((picture) => fits(picture, listing) && picture.role !== 'plan');
  return own.some(({ role }) => role === 'cover') ? own : [...own, ...ofKin(listing, manifest)];
}

/** What follows the cover: rooms, the view, the plan last; other outsides and kin only to make up four. */
function othersOf(
  listing: DemoListing,
  cover: MasterPicture,
  manifest: readonly MasterPicture[],
): MasterPicture[] {
  const random = randomFrom(`${listing.pictureSeed} others`);
  const left = random.shuffled(manifest.filter((picture) => picture !== cover));
  const own = left.filter((picture) => fits(picture, listing));
  const ofRole = (role: MasterPicture['role']) => own.filter((picture) => picture.role === role);
  const plans = plansFor(listing, ofRole('plan')).slice(0, 1);
  const inside = [...ofRole('interior'), ...ofRole('view').slice(0, 2)];
  const photoCount = listing.pictures - 1 - plans.length;
  const spare = [...ofRole('cover'), ...ofRole('view').slice(2), ...ofKin(listing, left)];
  const shown = differentScenes(inside, photoCount);
  const missing = Math.max(0, FEWEST - 1 - plans.length - shown.length);
  const added = spare.filter((picture) => !shown.includes(picture)).slice(0, missing);
  return [...shown, ...added, ...plans];
}

/** Plans with the listing's number of bedrooms, the nearest in size first; no plan rather than a wrong one. */
function plansFor(
  { subtypeKey, details }: DemoListing,
  plans: readonly MasterPicture[],
): MasterPicture[] {
  const { bedrooms, areaSqm } = headline(subtypeByKey(subtypeKey), details);
  const size = (areaSqm ?? 0) / AREA_UNITS['Sq ft'].squareMetres;
  const misses = ({ facts }: MasterPicture) =>
    facts?.areaSqft && size > 0 ? Math.abs(Math.log(facts.areaSqft / size)) : 0;
  return plans
    .filter(
      ({ facts }) =>
        facts?.bedrooms === undefined || bedrooms === null || facts.bedrooms === bedrooms,
    )
    .sort((a, b) => misses(a) - misses(b));
}

/** One picture of each scene before a second of any. */
function differentScenes(pictures: readonly MasterPicture[], count: number): MasterPicture[] {
  const seen = new Set<string>();
  const first = pictures.filter(({ scene }) => !seen.has(scene) && seen.add(scene));
  const rest = pictures.filter((picture) => !first.includes(picture));
  return [...first, ...rest].slice(0, count);
}

/** What fits the subtypes nearest to a listing's own, those of its family first. */
function ofKin({ subtypeKey }: DemoListing, manifest: readonly MasterPicture[]): MasterPicture[] {
  const { family, type } = subtypeByKey(subtypeKey);
  const ofFamily = keysWhere((subtype) => subtype.family === family);
  const ofType = keysWhere((subtype) => subtype.type === type);
  const fitting = (keys: readonly string[]) =>
    manifest.filter(
      ({ role, subtypes }) => role !== 'plan' && keys.some((key) => subtypes.includes(key)),
    );
  return [...new Set([...fitting(ofFamily), ...fitting(ofType)])];
}

function keysWhere(isKin: (subtype: Subtype) => boolean): string[] {
  return SUBTYPES.filter(isKin).map(({ key }) => key);
}
