import { LIMITS } from '../../../schema/limits.ts';
import { lockAccount } from '../accounts/lockAccount.ts';
import { type Context } from '../platform/context.ts';
import { onlyRow } from '../platform/database/onlyRow.ts';
import { prepared } from '../platform/database/prepared.ts';
import { conflict, notFound } from '../platform/failures.ts';
import { isId } from '../platform/ids.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { addStatement } from './changeFavourites.sql.ts';
import { Favourite } from './favourite.entity.ts';
import { type FavouriteMergeInput } from './favourite.input.ts';
import { ownerOfFavourites } from './favourite.policy.ts';

export interface FavouriteState {
  propertyId: string;
  isFavourite: boolean;
}

export interface FavouriteMerge {
  /** How many were not favourites before. */
  added: number;
  /** How many found no room under the limit of the account. */
  leftOut: number;
}

/**
 * Marks a public listing. Marking it again changes nothing. Throws NOT_FOUND for what
 * is not public, as if it did not exist, and CONFLICT when the account has 500 already.
 */
export async function addFavourite(context: Context, propertyId: string): Promise<FavouriteState> {
  const accountId = ownerOfFavourites(context.viewer);
  if (!isId(propertyId)) throw notFound(UNKNOWN);
  const { known, leftOut } = await inTransaction(context, (inside) =>
    insert(inside, accountId, [propertyId]),
  );
  if (known === 0) throw notFound(UNKNOWN);
  if (leftOut > 0) throw conflict(FULL);
  return { propertyId, isFavourite: true };
}

/** Unmarks a listing, also one that is no longer public. What is no favourite stays none. */
export async function removeFavourite(
  context: Context,
  propertyId: string,
): Promise<FavouriteState> {
  const accountId = ownerOfFavourites(context.viewer);
  if (!isId(propertyId)) return { propertyId, isFavourite: false };
  await context.manager.delete(Favourite, { accountId, propertyId });
  return { propertyId, isFavourite: false };
}

/**
 * Takes over what a visitor marked before signing in, newest first. Ids of nothing public are passed
 * over, and so is what finds no room; nothing already there moves.
 */
export async function mergeFavourites(
  context: Context,
  { propertyIds }: FavouriteMergeInput,
): Promise<FavouriteMerge> {
  const accountId = ownerOfFavourites(context.viewer);
  const ids = [...new Set(propertyIds.filter(isId))];
  const { added, leftOut } = await inTransaction(context, (inside) =>
    insert(inside, accountId, ids),
  );
  return { added, leftOut };
}

/** Inserts what is public and new, in the order given, as far as there is room; `known` of those given are public. */
async function insert(
  context: Context,
  accountId: string,
  ids: readonly string[],
): Promise<FavouriteMerge & { known: number }> {
  // Two requests of one account come one after the other, so the limit holds exactly.
  await lockAccount(context, accountId);
  const most = LIMITS.favourites.perAccount;
  const counted = await context.query<Record<'there' | 'public' | 'fresh', number>>(
    prepared('favourites_add', addStatement(accountId, ids, most)),
  );
  const { there, public: known, fresh } = onlyRow(counted);
  const room = Math.max(0, most - there);
  return { known, added: Math.min(fresh, room), leftOut: Math.max(0, fresh - room) };
}

const UNKNOWN = 'Property not found. Please check the property ID.';
const FULL = `You have reached the limit of ${LIMITS.favourites.perAccount} favourites. Remove one to add another.`;
