import { type PictureRow } from '../pictures/picture.presenter.ts';
import { type Details } from '../../../schema/catalogue/model.ts';
import { type ListingContent } from './listingContent.ts';

export type ApprovalStatus = 'pending' | 'approved' | 'rejected';
export type Lifecycle = 'available' | 'under_offer' | 'sold' | 'rented' | 'expired';
export type VerificationLevel = 'basic' | 'verified' | 'premium';
export type OwnerKind = 'owner' | 'agent' | 'builder';

/** One listing with the few facts of its seller that every card needs. Price 0 means unknown. */
export interface PropertyRow {
  id: string;
  sellerId: string;
  type: string;
  subtype: string;
  purpose: 'sell' | 'rent';
  title: string;
  description: string;
  state: string;
  city: string;
  district: string | null;
  locality: string;
  address: string | null;
  pincode: string | null;
  latitude: number | null;
  longitude: number | null;
  locationIsApproximate: boolean;
  price: number;
  area: number;
  areaUnit: string | null;
  areaSqm: number;
  bedrooms: number | null;
  bathrooms: number | null;
  rooms: number | null;
  amenityBits: number[];
  details: Details;
  pictures: PictureRow[];
  contactPhone: string;
  contactEmail: string;
  shareWithAgents: boolean;
  approvalStatus: ApprovalStatus;
  /** Why it was refused; for those who may change it. */
  rejectionReason: string | null;
  isActive: boolean;
  /** Visitors see it: this version, or the approved one beneath while this one waits (D-75, D-85). */
  isPublic: boolean;
  featured: boolean;
  lifecycle: Lifecycle;
  /** When it was sold or rented; null for every other lifecycle. */
  closedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  /** The account of the seller's organisation that looks after it (D-99). */
  assignedTo: string | null;
  sellerOrganisationId: string | null;
  sellerName: string | null;
  sellerKind: OwnerKind | null;
  sellerVerification: VerificationLevel;
  sellerAvatar: PictureRow | null;
  sellerSince: Date;
  /** What visitors go on seeing; there for a newer version alone (D-75). */
  standing?: ListingContent;
}

/** The select list that fills a PropertyRow from `property AS p` and `account AS s`. */
export const PROPERTY_COLUMNS = [
  'p.id',
  'p.seller_id AS "sellerId"',
  'p.type',
  'p.subtype',
  'p.purpose',
  'p.title',
  'p.description',
  'p.state',
  'p.city',
  'p.district',
  'p.locality',
  'p.address',
  'p.pincode',
  'p.latitude',
  'p.longitude',
  'p.location_is_approximate AS "locationIsApproximate"',
  'p.price',
  'p.area',
  'p.area_unit AS "areaUnit"',
  'p.area_sqm AS "areaSqm"',
  'p.bedrooms',
  'p.bathrooms',
  'p.rooms',
  'p.amenity_bits AS "amenityBits"',
  'p.details',
  'p.pictures',
  'p.contact_phone AS "contactPhone"',
  'p.contact_email AS "contactEmail"',
  'p.share_with_agents AS "shareWithAgents"',
  'p.approval_status AS "approvalStatus"',
  'p.rejection_reason AS "rejectionReason"',
  'p.is_active AS "isActive"',
  `(p.approval_status = 'approved' AND p.is_active) AS "isPublic"`,
  'p.featured',
  'p.lifecycle',
  'p.closed_at AS "closedAt"',
  'p.created_at AS "createdAt"',
  'p.updated_at AS "updatedAt"',
  'p.assigned_to AS "assignedTo"',
  's.organisation_id AS "sellerOrganisationId"',
  's.name AS "sellerName"',
  's.kind AS "sellerKind"',
  's.verification_level AS "sellerVerification"',
  's.avatar AS "sellerAvatar"',
  's.created_at AS "sellerSince"',
].join(', ');
