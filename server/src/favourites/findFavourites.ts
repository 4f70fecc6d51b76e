import { type Context } from '../platform/context.ts';
import { prepared } from '../platform/database/prepared.ts';
import { onlyRow } from '../platform/database/onlyRow.ts';
import { isId } from '../platform/ids.ts';
import { clampPage, type Page, pageOf, type PageRequest } from '../platform/database/paging.ts';
import { type PropertyRow } from '../properties/property.row.ts';
import { Favourite } from './favourite.entity.ts';
import { ownerOfFavourites } from './favourite.policy.ts';
import { countStatement, idsStatement, pageStatement } from './findFavourites.sql.ts';

/**
 * The caller's favourites, newest first. Listings that stopped being public are kept and come back with
 * their listing, but stand on no page and in no total. All reads ask the primary: people look for what
 * they marked a moment ago.
 */
export async function findFavourites(
  context: Context,
  request: PageRequest,
): Promise<Page<PropertyRow>> {
  const accountId = ownerOfFavourites(context.viewer);
  const page = clampPage(request);
  const [counted, items] = await Promise.all([
    context.query<{ total: number }>(prepared('favourite_count', countStatement(accountId))),
    context.query<PropertyRow>(
      prepared('favourite_page', pageStatement(accountId, page.pageSize, page.offset)),
    ),
  ]);
  return pageOf(items, onlyRow(counted).total, page);
}

/** The ids of the caller's public favourites, newest first; at most 500, which is all there can be. */
export async function findFavouriteIds(context: Context): Promise<string[]> {
  const accountId = ownerOfFavourites(context.viewer);
  const rows = await context.query<{ id: string }>(
    prepared('favourite_ids', idsStatement(accountId)),
  );
  return rows.map(({ id }) => id);
}

/** Whether the caller marked this listing; any text is an id, and what does not exist is no favourite. */
export async function isFavourite(context: Context, propertyId: string): Promise<boolean> {
  const accountId = ownerOfFavourites(context.viewer);
  return isId(propertyId) && context.manager.existsBy(Favourite, { accountId, propertyId });
}
