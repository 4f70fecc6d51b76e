import { type Context } from '../platform/context.ts';
import { isId } from '../platform/ids.ts';
import { clampPage, type Page, pageOf, type WantedPage } from '../platform/paging.ts';
import { type Sellers } from '../overview/listingsOfScope.ts';
import { findListingsByIds } from '../properties/findListingsByIds.ts';
import { type PropertyRow } from '../properties/property.row.ts';
import { type Inquiry, INQUIRY_STATUSES, type InquiryNote, type InquiryStatus } from './inquiry.ts';
import { IDS_IN_MARKET, IDS_IN_SCOPE, inquiryScope } from './inquiry.scope.ts';

export interface WantedEnquiries extends WantedPage {
  status?: InquiryStatus | null;
  propertyId?: string | null;
}

/** An inquiry with the way to its listing, which is read for all of a page at once when one is asked for. */
export interface EnquiryOfPage extends Inquiry {
  listing: () => Promise<PropertyRow | null>;
}

export interface EnquiryPage extends Page<EnquiryOfPage> {
  /** Of every status, for the listing if one is named, whatever status is wanted. */
  counts: { status: InquiryStatus; count: number }[];
}

/**
 * The inbox of those who look after listings, newest first (D-51). Pages are clamped; one past the end is
 * empty. Throws UNAUTHENTICATED for a visitor and FORBIDDEN for a buyer.
 */
export async function findEnquiries(
  context: Context,
  wanted: WantedEnquiries,
): Promise<EnquiryPage> {
  const sellers = await inquiryScope(context);
  const page = clampPage(wanted);
  const { status = null, propertyId = null } = wanted;
  const isUsable = propertyId === null || isId(propertyId);
  const listing = isUsable ? propertyId : NO_LISTING;
  const [counts, found] = await Promise.all([
    countByStatus(context, sellers, listing),
    context.query<InquiryJson>({
      name: sellers === null ? 'inquiries_market' : 'inquiries',
      text: sellers === null ? MARKET_PAGE : PAGE,
      values: [...scopeValues(sellers), listing, status, page.pageSize, page.offset],
    }),
  ]);
  const total = counts
    .filter((each) => status === null || each.status === status)
    .reduce((sum, { count }) => sum + count, 0);
  return { ...pageOf(withListings(context, found), total, page), counts };
}

/** One inquiry that the viewer looks after, or null. */
export async function findEnquiry(
  context: Context,
  sellers: Sellers | null,
  id: string,
): Promise<EnquiryOfPage | null> {
  const found = await context.query<InquiryJson>({
    text: sellers === null ? ONE_OF_MARKET : ONE,
    values: [...scopeValues(sellers), id],
  });
  return withListings(context, found)[0] ?? null;
}

export function scopeValues(sellers: Sellers | null) {
  return [sellers?.sellerIds ?? null, sellers?.assignedTo ?? null];
}

/** As it comes from the database: the times of its notes are texts. */
type InquiryJson = Omit<Inquiry, 'notes'> & {
  notes: (Omit<InquiryNote, 'createdAt'> & { createdAt: string })[];
};

function withListings(context: Context, found: readonly InquiryJson[]): EnquiryOfPage[] {
  let asked: Promise<Map<string, PropertyRow>> | null = null;
  const listings = () =>
    (asked ??= findListingsByIds(
      context,
      found.flatMap(({ propertyId }) => propertyId ?? []),
    ));
  return found.map((inquiry) => ({
    ...inquiry,
    notes: inquiry.notes.map((note) => ({ ...note, createdAt: new Date(note.createdAt) })),
    listing: async () => (await listings()).get(inquiry.propertyId ?? '') ?? null,
  }));
}

async function countByStatus(
  context: Context,
  sellers: Sellers | null,
  propertyId: string | null,
): Promise<EnquiryPage['counts']> {
  const rows = await context.query<{ status: InquiryStatus; count: number }>({
    name: sellers === null ? 'inquiry_counts_market' : 'inquiry_counts',
    text: sellers === null ? MARKET_COUNTS : COUNTS,
    values: [...scopeValues(sellers), propertyId],
  });
  const counts = new Map(rows.map(({ status, count }) => [status, count]));
  return INQUIRY_STATUSES.map((status) => ({ status, count: counts.get(status) ?? 0 }));
}

/** No listing has it, so nothing is found for a text that is no id. */
const NO_LISTING = '';

const counts = (ids: string) =>
  [
    'SELECT i.status, count(*)::int AS count FROM inquiry AS i JOIN (',
    ids,
    ') AS mine ON mine.id = i.id WHERE ($3::text IS NULL OR i.property_id = $3) GROUP BY i.status',
  ].join(' ');

const COUNTS = counts(IDS_IN_SCOPE);
const MARKET_COUNTS = counts(IDS_IN_MARKET);

const COLUMNS = `
  SELECT i.id, i.source, i.property_id AS "propertyId", i.property_title AS "propertyTitle", i.name,
    i.mobile, i.mobile_verified AS "isMobileVerified", i.message, i.status, i.times,
    i.created_at AS "createdAt", i.updated_at AS "updatedAt",
    (SELECT a.name FROM account AS a WHERE a.id = coalesce(i.assigned_to,
      (SELECT p.assigned_to FROM property AS p WHERE p.id = i.property_id))) AS "assignedTo",
    coalesce((SELECT json_agg(json_build_object('id', n.id, 'text', n.text, 'author', w.name,
        'createdAt', n.created_at) ORDER BY n.created_at, n.id)
      FROM inquiry_note AS n LEFT JOIN account AS w ON w.id = n.author_id
      WHERE n.inquiry_id = i.id), '[]') AS notes`;

/** The page is picked first, so that only its rows are read whole. */
const pageWithin = (ids: string) =>
  [
    COLUMNS,
    'FROM (SELECT picked.id FROM inquiry AS picked JOIN (',
    ids,
    ') AS mine ON mine.id = picked.id',
    'WHERE ($3::text IS NULL OR picked.property_id = $3) AND ($4::text IS NULL OR picked.status = $4)',
    'ORDER BY picked.created_at DESC, picked.id DESC LIMIT $5 OFFSET $6) AS shown',
    'JOIN inquiry AS i ON i.id = shown.id ORDER BY i.created_at DESC, i.id DESC',
  ].join(' ');

const PAGE = pageWithin(IDS_IN_SCOPE);
const MARKET_PAGE = pageWithin(IDS_IN_MARKET);

const one = (ids: string) =>
  [COLUMNS, 'FROM inquiry AS i WHERE i.id = $3 AND i.id IN (', ids, ')'].join(' ');

const ONE = one(IDS_IN_SCOPE);
const ONE_OF_MARKET = one(IDS_IN_MARKET);
