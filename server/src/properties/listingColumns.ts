import { type Property } from './property.entity.ts';

/** What is known of a column of a listing beside its type, which the entity says. */
interface ListingColumn {
  /** Stated by its poster, derived from what is stated, or kept by the marketplace. */
  from: 'poster' | 'catalogue' | 'marketplace';
  /** What a moderator calls a change of it; absent where that is told in other words or not at all. */
  label?: string;
  /** Shown to every REST client as it is, under its own name. */
  rest?: true;
  /** Not read with a listing: only searches and commands look at it. */
  isInternal?: true;
}

/**
 * The columns of a listing, each once: the select list, the row, inserting, copying, what an edit may change
 * and is compared by, and the REST answer are made of this table and of the entity. A column that is added is
 * a row here, a property of the entity and a migration.
 */
export const LISTING_COLUMNS = {
  id: { from: 'marketplace', rest: true },
  sellerId: { from: 'marketplace', rest: true },
  assignedTo: { from: 'marketplace' },
  type: { from: 'catalogue', rest: true },
  subtype: { from: 'poster', label: 'Kind' },
  purpose: { from: 'poster', label: 'Purpose', rest: true },
  state: { from: 'poster', label: 'State', rest: true },
  city: { from: 'poster', label: 'City', rest: true },
  district: { from: 'poster', rest: true },
  locality: { from: 'poster', label: 'Locality', rest: true },
  place: { from: 'catalogue', isInternal: true },
  address: { from: 'poster', label: 'Address', rest: true },
  pincode: { from: 'poster', label: 'PIN code', rest: true },
  title: { from: 'poster', label: 'Title', rest: true },
  description: { from: 'poster', label: 'Description', rest: true },
  project: { from: 'catalogue', isInternal: true },
  latitude: { from: 'poster', rest: true },
  longitude: { from: 'poster', rest: true },
  locationIsApproximate: { from: 'poster', rest: true },
  price: { from: 'catalogue' },
  reviewedPrice: { from: 'marketplace', isInternal: true },
  area: { from: 'catalogue' },
  areaUnit: { from: 'catalogue', rest: true },
  areaSqm: { from: 'catalogue' },
  bedrooms: { from: 'catalogue', rest: true },
  bathrooms: { from: 'catalogue', rest: true },
  rooms: { from: 'catalogue', rest: true },
  isNewProject: { from: 'catalogue', isInternal: true },
  amenityBits: { from: 'catalogue' },
  details: { from: 'poster' },
  pictures: { from: 'poster' },
  contactPhone: { from: 'poster', label: 'Contact phone' },
  contactEmail: { from: 'poster', label: 'Contact email' },
  shareWithAgents: { from: 'poster', label: 'Shared with agents', rest: true },
  approvalStatus: { from: 'marketplace', rest: true },
  rejectionReason: { from: 'marketplace' },
  toConfirm: { from: 'marketplace' },
  isActive: { from: 'marketplace', rest: true },
  hiddenBy: { from: 'marketplace', isInternal: true },
  featured: { from: 'marketplace', rest: true },
  lifecycle: { from: 'marketplace', rest: true },
  closedAt: { from: 'marketplace' },
  createdAt: { from: 'marketplace' },
  updatedAt: { from: 'marketplace' },
} as const satisfies Record<keyof Property, ListingColumn>;

type Columns = typeof LISTING_COLUMNS;
export type ColumnName = keyof Columns;

/** The names of the columns of which the table says this. */
export type ColumnsThat<Fact extends Partial<ListingColumn>> = {
  [Name in ColumnName]: Columns[Name] extends Fact ? Name : never;
}[ColumnName];

export type PosterColumn = ColumnsThat<{ from: 'poster' }>;
export type DerivedColumn = ColumnsThat<{ from: 'catalogue' }>;
export type RestColumn = ColumnsThat<{ rest: true }>;
export type ReadColumn = Exclude<ColumnName, ColumnsThat<{ isInternal: true }>>;

export function factsOf(name: ColumnName): ListingColumn {
  return LISTING_COLUMNS[name];
}

const isColumn = (name: string): name is ColumnName => name in LISTING_COLUMNS;
const isStated = (name: ColumnName): name is PosterColumn => factsOf(name).from === 'poster';
const isRead = (name: ColumnName): name is ReadColumn => !factsOf(name).isInternal;
const isInRest = (name: ColumnName): name is RestColumn => factsOf(name).rest === true;

/** In the order of the table. */
export const ALL_COLUMNS = Object.keys(LISTING_COLUMNS).filter(isColumn);
export const POSTER_COLUMNS = ALL_COLUMNS.filter(isStated);
export const READ_COLUMNS = ALL_COLUMNS.filter(isRead);
export const REST_COLUMNS = ALL_COLUMNS.filter(isInRest);
