import sql, { raw } from 'sql-template-tag';

export const forgetInterestStatement = sql`TRUNCATE listing_view, enquiry CASCADE`;

/** What counts favourites stays with them. */
export const forgetDaysStatement = sql`DELETE FROM activity_day WHERE what <> 'favourites'`;

/** Thirty days of views of 20,000 listings and of those of these sellers. */
export const insertViewsStatement = (sellerIds: readonly string[]) => sql`
  INSERT INTO listing_view (property_id, day, count)
  SELECT shown.id, (now() AT TIME ZONE 'Asia/Kolkata')::date - n, 1 + n % 5
  FROM (
    (SELECT id FROM property ORDER BY md5(id) LIMIT 20000)
    UNION SELECT id FROM property WHERE seller_id = ANY(${sellerIds}::text[])) AS shown
  CROSS JOIN generate_series(0, 29) AS n`;

const INSERT_ENQUIRIES = raw(`
  INSERT INTO enquiry (id, source, property_id, property_title, seller_id, name, mobile, message, status,
    created_at, asked_at)`);

/** One in twenty is called Asha; most are settled. */
const ASKED = raw(`
  (ARRAY['Asha', 'Ravi', 'Meena', 'Imran', 'Kiran', 'Divya', 'Gopal', 'Farah', 'Suresh', 'Lata', 'Nikhil', 'Priya',
    'Harish', 'Zoya', 'Tarun', 'Usha', 'Vikram', 'Jaya', 'Omkar', 'Bela'])[1 + (n + length(title)) % 20] || ' ' ||
    (ARRAY['Rao', 'Khan', 'Iyer', 'Gill'])[1 + n % 4], (9876500000 + n)::text, 'Is it still there?',
  (ARRAY['new', 'verified', 'assigned', 'contacted', 'contacted', 'closed', 'closed', 'spam'])[1 + n % 8]`);

/** Ten to each of 20,000 listings. */
export const insertEnquiriesOfMarketStatement = sql`
  ${INSERT_ENQUIRIES}
  SELECT left(md5(p.id || 'market' || n), 24), 'lead', p.id, p.title, p.seller_id, ${ASKED}, at, at
  FROM (SELECT id, seller_id, title FROM property ORDER BY md5(id) LIMIT 20000) AS p
  CROSS JOIN generate_series(1, 10) AS n
  CROSS JOIN LATERAL (SELECT now() - (n * 7 + length(p.title)) * interval '1 hour' AS at) AS asked`;

/** 300 to each of these sellers. */
export const insertEnquiriesOfSellersStatement = (sellerIds: readonly string[]) => sql`
  ${INSERT_ENQUIRIES}
  SELECT left(md5(seller.id || 'own' || n), 24), 'lead', own.id, own.title, seller.id, ${ASKED}, at, at
  FROM (SELECT DISTINCT unnest(${sellerIds}::text[]) AS id) AS seller
  CROSS JOIN LATERAL (SELECT id, title FROM property WHERE seller_id = seller.id LIMIT 1) AS own
  CROSS JOIN generate_series(1, 300) AS n
  CROSS JOIN LATERAL (SELECT now() - n * interval '1 hour' AS at) AS asked`;

export const forgetFavouritesStatement = sql`DELETE FROM favourite`;

/** So many of 5,000 listings for each account. */
export const insertFavouritesStatement = (accountIds: readonly string[], each: number) => sql`
  WITH market AS MATERIALIZED (
    SELECT id FROM property WHERE approval_status = 'approved' AND is_active
    ORDER BY md5(id || 'favourite') LIMIT 5000)
  INSERT INTO favourite (account_id, property_id, created_at)
  SELECT account.id, liked.id, now() - liked.n * interval '1 hour'
  FROM (SELECT DISTINCT unnest(${accountIds}::text[]) AS id) AS account
  CROSS JOIN LATERAL (
    SELECT market.id, row_number() OVER (ORDER BY md5(market.id || account.id)) AS n
    FROM market ORDER BY n LIMIT ${each}) AS liked`;
