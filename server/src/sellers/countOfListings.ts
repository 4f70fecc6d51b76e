import { type Sql } from 'sql-template-tag';
import { type Context } from '../platform/context.ts';
import { prepared } from '../platform/database/prepared.ts';
import { enquiriesStatement, favouritesStatement, viewsStatement } from './countOfListings.sql.ts';

interface Counts {
  viewCount: number;
  enquiryCount: number;
  favouriteCount: number;
}

/** What came of these listings so far: one statement for each kind, however many listings. */
export async function countOfListings(context: Context, ids: readonly string[]) {
  const read = async (name: string, statement: Sql) => {
    const rows = await context.query<{ id: string; count: number }>(prepared(name, statement));
    return new Map(rows.map(({ id, count }) => [id, count]));
  };
  const views = await read('views_of_listings', viewsStatement(ids));
  const enquiries = await read('enquiries_of_listings', enquiriesStatement(ids));
  const favourites = await read('favourites_of_listings', favouritesStatement(ids));
  return {
    of: (id: string): Counts => ({
      viewCount: views.get(id) ?? 0,
      enquiryCount: enquiries.get(id) ?? 0,
      favouriteCount: favourites.get(id) ?? 0,
    }),
  };
}
