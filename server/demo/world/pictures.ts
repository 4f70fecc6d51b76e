import { headline, subtypeByKey } from '../../../schema/catalogue/interpret.ts';
import type { Subtype } from '../../../schema/catalogue/model.ts';
import { SUBTYPES } from '../../../schema/catalogue/subtypes.ts';
import { AREA_UNITS } from '../../../schema/catalogue/units.ts';
import type { DemoListing, MasterPicture } from './model.ts';
import { randomFrom } from './random.ts';

/** The listings that may stand on one page before or after another. */
const PAGE = 20;
const FEWEST = 4;

/**
 * Gives every listing its pictures, cover first: 4 to 8 that fit its subtype, none twice. Within a city
 * a cover comes back only when all others that fit have been used nearer, both in order of date and with
 * the featured ones first.
 */
export function assignPictures(
  listings: readonly DemoListing[],
  manifest: readonly MasterPicture[],
): Map<string, readonly MasterPicture[]> {
  const assigned = new Map<string, readonly MasterPicture[]>();
  if (manifest.length === 0) return assigned;
  for (const city of new Set(listings.map((listing) => listing.city))) {
    const local = listings.filter((listing) => listing.city === city);
    const covers = assignCovers(local, manifest);
    for (const listing of local) {
      const cover = covers.get(listing.id);
      if (cover) assigned.set(listing.id, [cover, ...othersOf(listing, cover, manifest)]);
    }
  }
  return assigned;
}

function assignCovers(
  local: readonly DemoListing[],
  manifest: readonly MasterPicture[],
): Map<string, MasterPicture> {
  const places = placesOf(local);
  const candidates = local
    .map((listing) => ({ listing, fitting: coversOf(listing, manifest) }))
    .sort((a, b) => a.fitting.length - b.fitting.length);
  const users = new Map<MasterPicture, DemoListing[]>();
  const covers = new Map<string, MasterPicture>();
  for (const { listing, fitting } of candidates) {
    const cost = (cover: MasterPicture) =>
      (users.get(cover) ?? []).reduce(
        (sum, user) => sum + 1 / apart(places, listing, user),
        SECOND_BEST[cover.role],
      );
    const [best] = randomFrom(listing.pictureSeed)
      .shuffled(fitting)
      .map((cover) => ({ cover, cost: cost(cover) }))
      .sort((a, b) => a.cost - b.cost);
    if (!best) continue;
    covers.set(listing.id, best.cover);
    users.set(best.cover, [...(users.get(best.cover) ?? []), listing]);
  }
  return covers;
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

type Places = ReadonlyMap<string, readonly [byDate: number, featuredFirst: number]>;

function placesOf(local: readonly DemoListing[]): Places {
  const newest = [...local].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const feed = [...newest].sort((a, b) => Number(b.featured) - Number(a.featured));
  const inFeed = new Map(feed.map(({ id }, place) => [id, place]));
  return new Map(newest.map(({ id }, place) => [id, [place, inFeed.get(id) ?? place]]));
}

/** How far two listings stand apart in the nearer of the two orders; beyond a page it hardly counts. */
function apart(places: Places, one: DemoListing, other: DemoListing): number {
  const [a, b] = [places.get(one.id) ?? [0, 0], places.get(other.id) ?? [0, 0]];
  const distance = Math.max(1, Math.min(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])));
  return distance < PAGE ? distance / PAGE : distance * PAGE;
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
