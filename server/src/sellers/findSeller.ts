import { type Database } from '../platform/database/connect.ts';
import { prepared } from '../platform/database/prepared.ts';
import { isId } from '../platform/ids.ts';
import { clampPage, type Page, pageOf, type PageRequest } from '../platform/database/paging.ts';
import { sellerOf } from '../properties/property.presenter.ts';
import { type PropertyRow } from '../properties/property.row.ts';
import { listingsStatement, sellerStatement } from './findSeller.sql.ts';

/** Somebody who sells, as everybody may know them; never with a contact. */
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
  const [row] = await database.read<SellerRow>(prepared('seller_by_id', sellerStatement(id)));
  return row ? { seller: sellerOf(row), listingCount: row.listingCount } : null;
}

/** Their public listings, newest first; `page` and `pageSize` are clamped. */
export async function findSellerListings(
  database: Database,
  { seller, listingCount: total }: SellerRecord,
  request: PageRequest,
): Promise<Page<PropertyRow>> {
  const page = clampPage(request);
  const items = await database.read<PropertyRow>(
    prepared('seller_listings', listingsStatement(seller.id, page.pageSize, page.offset)),
  );
  return pageOf(items, total, page);
}

type SellerRow = Pick<
  PropertyRow,
  'sellerId' | 'sellerName' | 'sellerKind' | 'sellerVerification' | 'sellerAvatar' | 'sellerSince'
> & { listingCount: number };
