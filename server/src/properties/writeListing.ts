import { type Context } from '../platform/context.ts';
import { contentColumns, type ListingContent } from './listingContent.ts';
import { type ApprovalStatus } from './property.row.ts';
import { writeContent } from './writeContent.ts';

/*
 * How a listing is kept. Who may write what is decided by the callers, inside whose transaction these run.
 */

export interface NewListing {
  id: string;
  sellerId: string;
  content: ListingContent;
  approvalStatus: ApprovalStatus;
}

export async function insertListing(context: Context, listing: NewListing): Promise<void> {
  const columns = Object.entries({
    id: listing.id,
    seller_id: listing.sellerId,
    ...contentColumns(listing.content),
    approval_status: listing.approvalStatus,
  });
  const names = columns.map(([name]) => name).join(', ');
  const places = columns.map((_column, index) => '$' + (index + 1)).join(', ');
  await context.query({
    text: ['INSERT INTO property (', names, ') VALUES (', places, ')'].join(''),
    values: columns.map(([, value]) => value),
  });
}

/** Makes this the only version of a listing, approved or waiting; what waited beside it is given up. */
export async function replaceContent(
  context: Context,
  id: string,
  content: ListingContent,
  approvalStatus: ApprovalStatus,
): Promise<void> {
  await writeContent(context, id, content);
  await context.query({
    text: `UPDATE property SET approval_status = $2, rejection_reason = NULL, reviewed_price = NULL
           WHERE id = $1`,
    values: [id, approvalStatus],
  });
  await context.query({
    text: 'DELETE FROM property_revision WHERE property_id = $1',
    values: [id],
  });
}

/**
 * The price of an approved listing that somebody has looked at. Light edits are measured by it, so that many
 * small steps do not make an unseen large one (D-75).
 */
export async function reviewedPrice(context: Context, id: string): Promise<number | null> {
  const [row] = await context.query<{ price: string | number }>({
    text: 'SELECT coalesce(reviewed_price, price) AS price FROM property WHERE id = $1',
    values: [id],
  });
  return row === undefined ? null : Number(row.price);
}

/** Remembers it beyond a light edit. */
export async function keepReviewedPrice(
  context: Context,
  id: string,
  price: number | null,
): Promise<void> {
  await context.query({
    text: 'UPDATE property SET reviewed_price = $2 WHERE id = $1',
    values: [id, price],
  });
}

/** Keeps an edited version that waits beside the approved one, in the place of an earlier one (D-75). */
export async function keepRevision(
  context: Context,
  id: string,
  content: ListingContent,
): Promise<void> {
  const { viewer } = context;
  const by = viewer.kind === 'account' ? viewer.id : null;
  await context.query({ text: KEEP_REVISION, values: [id, JSON.stringify(content), by] });
}

const KEEP_REVISION = `
  INSERT INTO property_revision (property_id, content, status, submitted_by, created_at)
  VALUES ($1, $2, 'pending', $3, clock_timestamp())
  ON CONFLICT (property_id) DO UPDATE SET content = excluded.content, status = 'pending',
    rejection_reason = NULL, submitted_by = excluded.submitted_by,
    created_at = excluded.created_at`;
