import { type Database } from '../src/platform/database/connect.ts';
import { foldActivity } from '../src/sellers/foldActivity.ts';

/**
 * What the seller's area counts: thirty days of views of 20,000 listings and of those of these sellers, and
 * 200,000 enquiries, 300 of them to each of these sellers.
 */
export async function fillArea(database: Database, sellerIds: readonly string[]): Promise<void> {
  await database.query({ text: 'TRUNCATE listing_view, inquiry CASCADE' });
  await database.query({ text: FORGET_DAYS });
  await database.query({ text: VIEWS, values: [sellerIds] });
  await database.query({ text: ENQUIRIES_OF_MARKET });
  await database.query({ text: ENQUIRIES_OF_SELLERS, values: [sellerIds] });
  await foldActivity(database);
  await database.query({ text: 'VACUUM (ANALYZE) activity_day' });
  await database.query({ text: 'VACUUM (ANALYZE) activity_change' });
  await database.query({ text: 'VACUUM (ANALYZE) listing_view' });
  await database.query({ text: 'VACUUM (ANALYZE) inquiry' });
}

/** What counts favourites stays with them. */
const FORGET_DAYS = `DELETE FROM activity_day WHERE what <> 'favourites'`;

const VIEWS = `
  INSERT INTO listing_view (property_id, day, count)
  SELECT shown.id, (now() AT TIME ZONE 'Asia/Kolkata')::date - n, 1 + n % 5
  FROM (
    (SELECT id FROM property ORDER BY md5(id) LIMIT 20000)
    UNION SELECT id FROM property WHERE seller_id = ANY($1::text[])) AS shown
  CROSS JOIN generate_series(0, 29) AS n`;

const COLUMNS = 'id, source, property_id, seller_id, name, mobile, message, created_at';

const ENQUIRIES_OF_MARKET = [
  'INSERT INTO inquiry (',
  COLUMNS,
  `) SELECT left(md5(p.id || 'market' || n), 24), 'lead', p.id, p.seller_id, 'Asha', '9876500000',
       'Is it still there?', now() - (n * 7 + length(p.title)) * interval '1 hour'
     FROM (SELECT id, seller_id, title FROM property ORDER BY md5(id) LIMIT 20000) AS p
     CROSS JOIN generate_series(1, 10) AS n`,
].join(' ');

const ENQUIRIES_OF_SELLERS = [
  'INSERT INTO inquiry (',
  COLUMNS,
  `) SELECT left(md5(seller.id || 'own' || n), 24), 'lead', own.id, seller.id, 'Asha', '9876500000',
       'Is it still there?', now() - n * interval '1 hour'
     FROM (SELECT DISTINCT unnest($1::text[]) AS id) AS seller
     CROSS JOIN LATERAL (SELECT id FROM property WHERE seller_id = seller.id LIMIT 1) AS own
     CROSS JOIN generate_series(1, 300) AS n`,
].join(' ');
