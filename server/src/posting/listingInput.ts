/**
 * What somebody sends of a listing, through either door. What is absent stays as it was, or is missing in a
 * new listing; null and '' mean nothing.
 */
export interface ListingToWrite {
  /** The documented type; the subtype must agree where both are sent. */
  type?: string | null;
  /** Key, title or alias of a subtype. */
  subtype?: string | null;
  /** Any documented spelling (D-07). */
  purpose?: string | null;
  state?: string | null;
  city?: string | null;
  contactEmail?: string | null;
  contactPhone?: string | null;
  /** One is made of the facts where none is sent (D-72). */
  title?: string | null;
  description?: string | null;
  address?: string | null;
  pincode?: string | null;
  /** Degrees; together, or neither (D-72). */
  latitude?: number | null;
  longitude?: number | null;
  shareWithAgents?: unknown;
  /** Amenity ids or names, where they are not among the details. */
  amenities?: unknown;
  /** Raw values of the catalogue's fields under any documented name; sent ones replace all. */
  details?: Readonly<Record<string, unknown>>;
}
