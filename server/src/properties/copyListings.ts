import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type Details } from '../../../schema/catalogue/model.ts';
import { type PictureRow } from '../pictures/picture.presenter.ts';
import { copyStatement } from './bulkLoad.sql.ts';
import { derivedFacts } from './listingContent.ts';
import { type ApprovalStatus, type Lifecycle } from './property.row.ts';

/** A whole listing as the demo world, the bulk filler and the measurements make it. */
export interface ListingToLoad {
  id: string;
  sellerId: string;
  subtypeKey: string;
  purpose: 'sell' | 'rent';
  title: string;
  description: string;
  state: string;
  city: string;
  district: string | null;
  locality: string;
  address: string | null;
  latitude: number | null;
  longitude: number | null;
  details: Details;
  contactPhone: string;
  contactEmail: string;
  approvalStatus: ApprovalStatus;
  rejectionReason: string | null;
  isActive: boolean;
  featured: boolean;
  lifecycle: Lifecycle;
  /** When it was sold or rented; null for every other lifecycle. */
  closedAt: Date | null;
  createdAt: Date;
  pictures: readonly PictureRow[];
}

const ROWS_A_STATEMENT = 20_000;

/**
 * Writes listings through COPY, 20,000 in a statement so that the rollup triggers see few, large changes.
 * Answers how many were written. What is searched and sorted is derived from the details by the catalogue.
 */
export async function copyListings(
  client: PoolClient,
  listings: Iterable<ListingToLoad>,
  onProgress: (written: number) => void = () => undefined,
): Promise<number> {
  const iterator = listings[Symbol.iterator]();
  let written = 0;
  for (;;) {
    const batch = take(iterator, ROWS_A_STATEMENT);
    if (batch.length === 0) return written;
    await pipeline(
      Readable.from(chunks(batch)),
      client.query(copyFrom(copyStatement(COLUMNS).text)),
    );
    written += batch.length;
    onProgress(written);
    if (batch.length < ROWS_A_STATEMENT) return written;
  }
}

const COLUMNS = [
  'id',
  'seller_id',
  'type',
  'subtype',
  'purpose',
  'title',
  'description',
  'state',
  'city',
  'district',
  'locality',
  'address',
  'project',
  'latitude',
  'longitude',
  'price',
  'area',
  'area_unit',
  'area_sqm',
  'bedrooms',
  'bathrooms',
  'rooms',
  'is_new_project',
  'amenity_bits',
  'details',
  'pictures',
  'contact_phone',
  'contact_email',
  'share_with_agents',
  'approval_status',
  'rejection_reason',
  'is_active',
  'featured',
  'lifecycle',
  'closed_at',
  'created_at',
  'updated_at',
] as const;

type Cell = string | number | boolean | null;

/** The values of COLUMNS, in their order. */
function cells(listing: ListingToLoad): Record<(typeof COLUMNS)[number], Cell> {
  const facts = derivedFacts(listing.subtypeKey, listing.details);
  const createdAt = listing.createdAt.toISOString();
  return {
    id: listing.id,
    seller_id: listing.sellerId,
    type: facts.type,
    subtype: listing.subtypeKey,
    purpose: listing.purpose,
    title: listing.title,
    description: listing.description,
    state: listing.state,
    city: listing.city,
    district: listing.district,
    locality: listing.locality,
    address: listing.address,
    project: facts.project,
    latitude: listing.latitude,
    longitude: listing.longitude,
    price: facts.price,
    area: facts.area,
    area_unit: facts.areaUnit,
    area_sqm: facts.areaSqm,
    bedrooms: facts.bedrooms,
    bathrooms: facts.bathrooms,
    rooms: facts.rooms,
    is_new_project: facts.isNewProject,
    amenity_bits: '{' + facts.amenityBits.join(',') + '}',
    details: JSON.stringify(listing.details),
    pictures: JSON.stringify(listing.pictures),
    contact_phone: listing.contactPhone,
    contact_email: listing.contactEmail,
    share_with_agents: listing.details['shareWithAgents'] === true,
    approval_status: listing.approvalStatus,
    rejection_reason: listing.rejectionReason,
    is_active: listing.isActive,
    featured: listing.featured,
    lifecycle: listing.lifecycle,
    closed_at: listing.closedAt?.toISOString() ?? null,
    created_at: createdAt,
    updated_at: createdAt,
  };
}

function take<T>(iterator: Iterator<T>, count: number): T[] {
  const taken: T[] = [];
  while (taken.length < count) {
    const next = iterator.next();
    if (next.done) break;
    taken.push(next.value);
  }
  return taken;
}

function* chunks(batch: readonly ListingToLoad[]): Generator<string> {
  for (let start = 0; start < batch.length; start += 200) {
    yield batch
      .slice(start, start + 200)
      .map(line)
      .join('');
  }
}

function line(listing: ListingToLoad): string {
  const row = cells(listing);
  return COLUMNS.map((column) => escapeCell(row[column])).join('\t') + '\n';
}

function escapeCell(value: Cell): string {
  if (value === null) return '\\N';
  return String(value)
    .replaceAll('\\', '\\\\')
    .replaceAll('\t', '\\t')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r');
}
