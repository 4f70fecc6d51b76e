import { type Database } from '../platform/database/connect.ts';
import { isId } from '../platform/ids.ts';
import { clampPage, type Page, pageOf, type WantedPage } from '../platform/paging.ts';
import { sellerOf } from '../properties/property.presenter.ts';
import { PROPERTY_COLUMNS, type PropertyRow } from '../properties/property.row.ts';

/** Somebody who sells, as everybody may know them; never with a contact (D-78). */
export interface SellerRecord {
  seller: ReturnType<typeof sellerOf>;
  /** Public listings. */
  listingCount: number;
}

/**
 * The public record of a seller, or null: there is none of accounts that are not active, and none of those
 * who neither sell nor have a public listing. Any text is accepted as an id.
 */
export async function findSeller(database: Database, id: string): Promise<SellerRecord | null> {
  if (!isId(id)) return null;
  const [row] = await database.read<SellerRow>({
    name: 'seller_by_id',
    text: SELLER,
    values: [id],
  });
  return row ? { seller: sellerOf(row), listingCount: row.listingCount } : null;
}

/** Their public listings, newest first; `page` and `pageSize` are clamped. */
export async function findSellerListings(
  database: Database,
  { seller, listingCount: total }: SellerRecord,
  wanted: WantedPage,
): Promise<Page<PropertyRow>> {
  const page = clampPage(wanted);
  const items = await database.read<PropertyRow>({
    name: 'seller_listings',
    text: LISTINGS,
    values: [seller.id, page.pageSize, page.offset],
  });
  return pageOf(items, total, page);
}

type SellerRow = Pick<
  PropertyRow,
  'sellerId' | 'sellerName' | 'sellerKind' | 'sellerVerification' | 'sellerAvatar' | 'sellerSince'
> & { listingCount: number };

const OFFERED =
  "seller_id = $1 AND approval_status = 'approved' AND is_active AND lifecycle IN ('available', 'under_offer')";

const SELLER = [
  `SELECT s.id AS "sellerId", s.name AS "sellerName", s.kind AS "sellerKind",
     s.verification_level AS "sellerVerification", s.avatar AS "sellerAvatar",
     s.created_at AS "sellerSince", offered.count AS "listingCount"
   FROM account AS s CROSS JOIN (SELECT count(*)::int AS count FROM property WHERE`,
  OFFERED,
  `) AS offered WHERE s.id = $1 AND s.status = 'active'
     AND (s.user_type IN ('seller', 'builder') OR offered.count > 0)`,
].join(' ');

const LISTINGS = [
  'SELECT',
  PROPERTY_COLUMNS.text,
  'FROM (SELECT id, created_at FROM property WHERE',
  OFFERED,
  'ORDER BY created_at DESC, id DESC LIMIT $2 OFFSET $3) AS picked',
  'JOIN property AS p ON p.id = picked.id JOIN account AS s ON s.id = p.seller_id',
  'ORDER BY picked.created_at DESC, picked.id DESC',
].join(' ');
