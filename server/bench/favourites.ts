import { type Database } from '../src/platform/database/connect.ts';
import { LIMITS } from '../../schema/limits.ts';
import { forgetFavouritesStatement, insertFavouritesStatement } from './fill.sql.ts';

/** Gives each of these accounts 500 favourites, spread over the market of the day. */
export async function fillFavourites(
  database: Database,
  accountIds: readonly string[],
): Promise<void> {
  await database.query(forgetFavouritesStatement);
  await database.query(insertFavouritesStatement(accountIds, LIMITS.favourites.perAccount));
  await database.query({ text: 'ANALYZE favourite' });
}
