import { LIMITS } from '../../../schema/limits.ts';
import { cut } from '../../../schema/rules/text.ts';
import { type Context } from '../platform/context.ts';
import { prepared } from '../platform/database/prepared.ts';
import { foldedQuery } from '../platform/database/foldedWords.ts';
import { isId } from '../platform/ids.ts';
import { clampPage, type Page, pageOf, type PageRequest } from '../platform/database/paging.ts';
import { findListingsByIds } from '../properties/findListingsByIds.ts';
import { type PropertyRow } from '../properties/property.row.ts';
import {
  countsStatement,
  pageStatement,
  rowsStatement,
  type UnreadField,
} from './findEnquiries.sql.ts';
import { searchStatement } from './searchEnquiries.sql.ts';
import { type Enquiry, type EnquiryStatus } from './enquiry.entity.ts';
import { type EnquiryScope, enquiryScope } from './enquiry.scope.ts';
import { ENQUIRY_STATUSES } from './enquiryStatus.ts';
import { type EnquiryNote } from './enquiryNote.entity.ts';

export interface EnquiryFilter extends PageRequest {
  status?: EnquiryStatus | null;
  propertyId?: string | null;
  /** Words of a name or a title, a mobile or its beginning, or an id. */
  search?: string | null;
}

/** What somebody wrote beside an enquiry, for those whose note it is (`noteReaders`). */
export interface NoteOfEnquiry extends Pick<EnquiryNote, 'id' | 'text' | 'createdAt'> {
  /** Name of who wrote it; null when the account is gone. */
  author: string | null;
  /** Name of the organisation whose note it is; null where it is the author's own. */
  organisation: string | null;
}

/** An enquiry as those see it who look after the listing. */
export interface EnquiryOfPage extends Omit<Enquiry, UnreadField> {
  /** The colleague who looks after it, or after its listing. */
  assignedTo: { id: string; name: string | null } | null;
  notes: NoteOfEnquiry[];
  /** Read for all of a page at once when one is asked for. */
  listing: () => Promise<PropertyRow | null>;
}

export interface EnquiryPage extends Page<EnquiryOfPage> {
  /** Of every status, for the listing if one is named, whatever status is wanted. */
  counts: { status: EnquiryStatus; count: number }[];
  /** A search found as many as it counts; there may be more. */
  totalIsLowerBound: boolean;
  /** The viewer may hand them to sellers and delete them. */
  viewerCanAssign: boolean;
}

/**
 * The inbox of those who look after listings, what was asked last first. A search looks through names, numbers
 * and titles; what it counts are the newest thousand that it finds. Pages are clamped; one past the end is empty.
 * Throws UNAUTHENTICATED for a visitor and FORBIDDEN for a buyer.
 */
export async function findEnquiries(context: Context, filter: EnquiryFilter): Promise<EnquiryPage> {
  const scope = await enquiryScope(context);
  const { propertyId = null } = filter;
  const isUsable = propertyId === null || isId(propertyId);
  const listing = isUsable ? propertyId : NO_LISTING;
  const search = cut(filter.search?.trim() ?? '', LIMITS.keyword.sentMaxLength);
  const { counts, found } =
    search === ''
      ? await findAll(context, scope, listing, filter)
      : await findBySearch(context, scope, listing, search, filter);
  const { status } = filter;
  const requested = counts.filter((each) => !status || each.status === status);
  return {
    ...pageOf(withListings(context, found), sumOf(requested), clampPage(filter)),
    counts,
    totalIsLowerBound: search !== '' && sumOf(counts) >= LIMITS.lead.searched,
    viewerCanAssign: scope === null,
  };
}

function sumOf(counts: EnquiryPage['counts']): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}

interface Found {
  counts: EnquiryPage['counts'];
  found: EnquiryJson[];
}

async function findAll(
  context: Context,
  scope: EnquiryScope | null,
  propertyId: string | null,
  { status = null, ...request }: EnquiryFilter,
): Promise<Found> {
  const [counts, found] = await Promise.all([
    context.query<StatusCount>(
      prepared(
        scope === null ? 'enquiry_counts_market' : 'enquiry_counts',
        countsStatement(scope, propertyId),
      ),
    ),
    context.query<EnquiryJson>(
      prepared(
        scope === null ? 'enquiries_market' : 'enquiries',
        pageStatement(scope, { propertyId, status, ...clampPage(request) }),
      ),
    ),
  ]);
  return { counts: inOrder(new Map(counts.map((each) => [each.status, each.count]))), found };
}

async function findBySearch(
  context: Context,
  scope: EnquiryScope | null,
  propertyId: string | null,
  search: string,
  { status, ...request }: EnquiryFilter,
): Promise<Found> {
  const matches = await context.query<{ id: string; status: EnquiryStatus }>(
    searchStatement(scope, {
      propertyId,
      words: foldedQuery(search),
      id: search.toLowerCase(),
      most: LIMITS.lead.searched,
    }),
  );
  const counts = new Map<EnquiryStatus, number>();
  for (const each of matches) counts.set(each.status, (counts.get(each.status) ?? 0) + 1);
  const { offset, pageSize } = clampPage(request);
  const requested = matches.filter((each) => !status || each.status === status);
  const ids = requested.slice(offset, offset + pageSize).map(({ id }) => id);
  return {
    counts: inOrder(counts),
    found: ids.length === 0 ? [] : await context.query<EnquiryJson>(rowsStatement(scope, ids)),
  };
}

type StatusCount = EnquiryPage['counts'][number];

/** Each status stands once. */
function inOrder(counts: ReadonlyMap<EnquiryStatus, number>): StatusCount[] {
  return ENQUIRY_STATUSES.map((status) => ({ status, count: counts.get(status) ?? 0 }));
}

/** One enquiry that the viewer looks after, or null. */
export async function findEnquiry(
  context: Context,
  scope: EnquiryScope | null,
  id: string,
): Promise<EnquiryOfPage | null> {
  const found = await context.query<EnquiryJson>(rowsStatement(scope, [id]));
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

/** No listing has it, so nothing is found for a text that is no id. */
const NO_LISTING = '';
