import { SUBTYPES } from '../../../schema/catalogue/subtypes.ts';
import {
  blogListPath,
  blogPath,
  cityPath,
  detailPath,
  homePath,
  listingPath,
  STATIC_PATHS,
  subtypePath,
} from '../../../schema/routes.ts';
import { listPublicBlogs } from '../content/blogs/findBlogs.ts';
import { pictureAddress } from '../pictures/picture.presenter.ts';
import { findTown } from '../gazetteer/gazetteer.ts';
import { type Clock } from '../platform/clock.ts';
import { type Database } from '../platform/database/connect.ts';
import { ExpiringMap } from '../platform/expiringMap.ts';
import { countByCity } from '../properties/countListings.ts';
import {
  type ListingRun,
  publicListingRuns,
  publicListingsAfter,
} from '../properties/walkPublicListings.ts';
import { type SitemapEntry, type SitemapFile } from './sitemapXml.ts';

/**
 * What search engines may find: every page that 6.2 lets them keep, in files of their own
 * kind. Listings are many, so they fill numbered files in the order of their ids.
 */
export interface Sitemap {
  files(): Promise<SitemapFile[]>;
  /** The entries of one file; null when there is no file of this name. */
  entries(name: string): Promise<AsyncIterable<SitemapEntry> | null>;
}

/** With five pictures each, these stay below the 50 MB of one file however long the host's name is. */
const LISTINGS_A_FILE = 25_000;
/** As many as one file may hold. */
const BLOGS_A_FILE = 50_000;
const PICTURES_A_LISTING = 5;
const LISTINGS_A_BATCH = 1_000;
const RUNS_CACHED_MS = 600_000;
/** A list of fewer is not indexed. */
const FEWEST_LISTINGS = 3;

export function createSitemap(
  database: Database,
  clock: Clock,
  {
    listingsAFile = LISTINGS_A_FILE,
    listingsABatch = LISTINGS_A_BATCH,
  }: { listingsAFile?: number; listingsABatch?: number } = {},
): Sitemap {
  const runs = new ExpiringMap<Promise<ListingRun[]>>(1);
  /** A walk through all listings, so it is kept: otherwise anybody's guess at a number would start another. */
  async function listingRuns(): Promise<ListingRun[]> {
    const known = runs.get('', clock);
    if (known) return known;
    const walk = publicListingRuns(database, listingsAFile);
    runs.set('', walk, RUNS_CACHED_MS, clock);
    walk.catch(() => runs.delete(''));
    return walk;
  }
  const kinds: Readonly<Record<string, () => AsyncIterable<SitemapEntry>>> = {
    static: staticPages,
    cities: () => cityPages(database),
    'property-types': subtypePages,
    blogs: () => blogPages(database, clock),
  };
  return {
    async files() {
      const runs = await listingRuns();
      return [
        ...Object.keys(kinds).map((name) => ({ name })),
        ...runs.map(({ changedAt }, index) => ({ name: `listings-${index + 1}`, changedAt })),
      ];
    },

    async entries(name) {
      if (Object.hasOwn(kinds, name)) return kinds[name]?.() ?? null;
      const number = /^listings-([1-9]\d{0,5})$/.exec(name)?.[1];
      if (number === undefined) return null;
      const run = (await listingRuns())[Number(number) - 1];
      return run ? listingPages(database, run, listingsABatch) : null;
    },
  };
}

async function* staticPages(): AsyncGenerator<SitemapEntry> {
  const own = [homePath(), listingPath(), blogListPath()];
  for (const path of [...own, ...Object.values(STATIC_PATHS)]) yield { path };
}

async function* subtypePages(): AsyncGenerator<SitemapEntry> {
  for (const { key } of SUBTYPES) yield { path: subtypePath(key) };
}

async function* blogPages(database: Database, clock: Clock): AsyncGenerator<SitemapEntry> {
  const posts = await listPublicBlogs(database, { now: clock.now(), limit: BLOGS_A_FILE });
  for (const { slug, updatedAt } of posts) yield { path: blogPath(slug), changedAt: updatedAt };
}

async function* cityPages(database: Database): AsyncGenerator<SitemapEntry> {
  for (const { city, state, count } of await countByCity(database)) {
    if (count < FEWEST_LISTINGS) continue;
    // The larger of two towns of one name has the plain address.
    const isLargest = findTown(city)?.state === state;
    yield { path: cityPath(city, isLargest ? undefined : state) };
  }
}

async function* listingPages(
  database: Database,
  { after, count }: ListingRun,
  batchSize: number,
): AsyncGenerator<SitemapEntry> {
  let last = after;
  for (let left = count; left > 0; left -= batchSize) {
    const limit = Math.min(left, batchSize);
    const batch = await publicListingsAfter(database, { after: last, limit });
    for (const { id, updatedAt, pictures } of batch) {
      const shown = pictures.slice(0, PICTURES_A_LISTING).map(pictureAddress);
      yield { path: detailPath(id), changedAt: updatedAt, pictures: shown };
      last = id;
    }
  }
}
