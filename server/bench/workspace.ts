import { type Database } from '../src/platform/database/connect.ts';
import { foldActivity } from '../src/sellers/foldActivity.ts';
import {
  forgetDaysStatement,
  forgetInterestStatement,
  insertEnquiriesOfMarketStatement,
  insertEnquiriesOfSellersStatement,
  insertViewsStatement,
} from './fill.sql.ts';

/**
 * What the seller's workspace counts: thirty days of views of 20,000 listings and of those of these sellers, and
 * 200,000 enquiries, 300 of them to each of these sellers.
 */
export async function fillWorkspace(
  database: Database,
  sellerIds: readonly string[],
): Promise<void> {
  await database.query(forgetInterestStatement);
  await database.query(forgetDaysStatement);
  await database.query(insertViewsStatement(sellerIds));
  await database.query(insertEnquiriesOfMarketStatement);
  await database.query(insertEnquiriesOfSellersStatement(sellerIds));
  await foldActivity(database);
  await database.query({ text: 'VACUUM (ANALYZE) activity_day' });
  await database.query({ text: 'VACUUM (ANALYZE) activity_change' });
  await database.query({ text: 'VACUUM (ANALYZE) listing_view' });
  await database.query({ text: 'VACUUM (ANALYZE) enquiry' });
}
