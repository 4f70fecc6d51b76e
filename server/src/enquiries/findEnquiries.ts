import { type Context } from '../platform/context.ts';
import { prepared } from '../platform/database/prepared.ts';
import { isId } from '../platform/ids.ts';
import { clampPage, type Page, pageOf, type PageRequest } from '../platform/paging.ts';
import { type Sellers } from '../overview/listingsOfScope.ts';
import { findListingsByIds } from '../properties/findListingsByIds.ts';
import { type PropertyRow } from '../properties/property.row.ts';
import { countsStatement, oneStatement, pageStatement } from './findEnquiries.sql.ts';
import { type Enquiry } from './enquiry.entity.ts';
import { enquiryScope } from './enquiry.scope.ts';
import { ENQUIRY_STATUSES, type EnquiryStatus } from './enquiryStatus.ts';
import { type EnquiryNote } from './enquiryNote.entity.ts';

export interface EnquiryFilter extends PageRequest {
  status?: EnquiryStatus | null;
  propertyId?: string | null;
}

/** What somebody wrote beside an enquiry, as all read it who look after that. */
export interface NoteOfEnquiry extends Pick<EnquiryNote, 'id' | 'text' | 'createdAt'> {
  /** Name of who wrote it; null when the account is gone. */
  author: string | null;
}

/** An enquiry as those see it who look after the listing. */
export interface EnquiryOfPage extends Omit<
  Enquiry,
  'sellerId' | 'buyerId' | 'assignedTo' | 'notifiedAt'
> {
  /** Name of the colleague who looks after it, or after its listing. */
  assignedTo: string | null;
  notes: NoteOfEnquiry[];
  /** Read for all of a page at once when one is asked for. */
  listing: () => Promise<PropertyRow | null>;
}

export interface EnquiryPage extends Page<EnquiryOfPage> {
  /** Of every status, for the listing if one is named, whatever status is wanted. */
  counts: { status: EnquiryStatus; count: number }[];
}

/**
 * The inbox of those who look after listings, newest first (D-51). Pages are clamped; one past the end is
 * empty. Throws UNAUTHENTICATED for a visitor and FORBIDDEN for a buyer.
 */
export async function findEnquiries(context: Context, filter: EnquiryFilter): Promise<EnquiryPage> {
  const sellers = await enquiryScope(context);
  const page = clampPage(filter);
  const { status = null, propertyId = null } = filter;
  const isUsable = propertyId === null || isId(propertyId);
  const listing = isUsable ? propertyId : NO_LISTING;
  const [counts, found] = await Promise.all([
    countByStatus(context, sellers, listing),
    context.query<EnquiryJson>(
      prepared(
        sellers === null ? 'enquiries_market' : 'enquiries',
        pageStatement(sellers, { propertyId: listing, status, ...page }),
      ),
    ),
  ]);
  const total = counts
    .filter((each) => status === null || each.status === status)
    .reduce((sum, { count }) => sum + count, 0);
  return { ...pageOf(withListings(context, found), total, page), counts };
}

/** One enquiry that the viewer looks after, or null. */
export async function findEnquiry(
  context: Context,
  sellers: Sellers | null,
  id: string,
): Promise<EnquiryOfPage | null> {
  const found = await context.query<EnquiryJson>(oneStatement(sellers, id));
  return withListings(context, found)[0] ?? null;
}

/** As it comes from the database: the times of its notes are texts. */
type EnquiryJson = Omit<EnquiryOfPage, 'notes' | 'listing'> & {
  notes: (Omit<NoteOfEnquiry, 'createdAt'> & { createdAt: string })[];
};

function withListings(context: Context, found: readonly EnquiryJson[]): EnquiryOfPage[] {
  let loading: Promise<Map<string, PropertyRow>> | null = null;
  const listings = () =>
    (loading ??= findListingsByIds(
      context,
      found.flatMap(({ propertyId }) => propertyId ?? []),
    ));
  return found.map((enquiry) => ({
    ...enquiry,
    notes: enquiry.notes.map((note) => ({ ...note, createdAt: new Date(note.createdAt) })),
    listing: async () => (await listings()).get(enquiry.propertyId ?? '') ?? null,
  }));
}

async function countByStatus(
  context: Context,
  sellers: Sellers | null,
  propertyId: string | null,
): Promise<EnquiryPage['counts']> {
  const rows = await context.query<{ status: EnquiryStatus; count: number }>(
    prepared(
      sellers === null ? 'enquiry_counts_market' : 'enquiry_counts',
      countsStatement(sellers, propertyId),
    ),
  );
  const counts = new Map(rows.map(({ status, count }) => [status, count]));
  return ENQUIRY_STATUSES.map((status) => ({ status, count: counts.get(status) ?? 0 }));
}

/** No listing has it, so nothing is found for a text that is no id. */
const NO_LISTING = '';
