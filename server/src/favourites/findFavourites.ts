import { type Context } from '../platform/context.ts';
import { isId } from '../platform/ids.ts';
import { clampPage, type Page, pageOf, type WantedPage } from '../platform/paging.ts';
import { PROPERTY_COLUMNS, type PropertyRow } from '../properties/property.row.ts';
import { IS_PUBLIC } from '../properties/search/conditions.ts';
import { ownerOfFavourites } from './favourite.policy.ts';

/**
 * The caller's favourites, newest first. Listings that stopped being public are kept and come back with
 * their listing, but stand on no page and in no total. All reads ask the primary: people look for what
 * they marked a moment ago.
 */
export async function findFavourites(
  context: Context,
  wanted: WantedPage,
): Promise<Page<PropertyRow>> {
  const accountId = ownerOfFavourites(context.viewer);
  const page = clampPage(wanted);
  const [[counted], items] = await Promise.all([
    context.query<{ total: number }>({ name: 'favourite_count', text: COUNT, values: [accountId] }),
    context.query<PropertyRow>({
      name: 'favourite_page',
      text: PAGE,
      values: [accountId, page.pageSize, page.offset],
    }),
  ]);
  return pageOf(items, counted?.total ?? 0, page);
}

/** The ids of the caller's public favourites, newest first; at most 500, which is all there can be. */
export async function findFavouriteIds(context: Context): Promise<string[]> {
  const accountId = ownerOfFavourites(context.viewer);
  const rows = await context.query<{ id: string }>({
    name: 'favourite_ids',
    text: IDS,
    values: [accountId],
  });
  return rows.map(({ id }) => id);
}

/** Whether the caller marked this listing; any text is an id, and what does not exist is no favourite. */
export async function isFavourite(context: Context, propertyId: string): Promise<boolean> {
  const accountId = ownerOfFavourites(context.viewer);
  if (!isId(propertyId)) return false;
  const rows = await context.query({
    name: 'favourite_one',
    text: 'SELECT 1 FROM favourite WHERE account_id = $1 AND property_id = $2',
    values: [accountId, propertyId],
  });
  return rows.length > 0;
}

const MARKED = [
  'FROM favourite AS f JOIN property AS p ON p.id = f.property_id AND',
  IS_PUBLIC,
  'WHERE f.account_id = $1',
].join(' ');

const NEWEST = 'ORDER BY f.created_at DESC, f.property_id DESC';

const COUNT = ['SELECT count(*)::int AS total', MARKED].join(' ');

const IDS = ['SELECT p.id', MARKED, NEWEST].join(' ');

/** The ids are picked first, so that only one page of rows is read whole. */
const PAGE = [
  'SELECT',
  PROPERTY_COLUMNS,
  'FROM (SELECT p.id, f.created_at',
  MARKED,
  NEWEST,
  'LIMIT $2 OFFSET $3) AS picked',
  'JOIN property AS p ON p.id = picked.id JOIN account AS s ON s.id = p.seller_id',
  'ORDER BY picked.created_at DESC, picked.id DESC',
].join(' ');
