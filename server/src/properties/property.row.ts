import { raw } from 'sql-template-tag';
import { type Account } from '../accounts/account.entity.ts';
import { type ListingContent } from './listingContent.ts';
import { type Property } from './property.entity.ts';
import { publicAs } from './publicListing.ts';

export type ApprovalStatus = Property['approvalStatus'];
export type Lifecycle = Property['lifecycle'];
export type VerificationLevel = Account['verificationLevel'];
export type OwnerKind = NonNullable<Account['kind']>;

/** One listing with the few facts of its seller that every card needs. */
export interface PropertyRow extends Omit<
  Property,
  'project' | 'reviewedPrice' | 'isNewProject' | 'hiddenBy'
> {
  /** Visitors see it: this version, or the approved one beneath while this one waits (D-75, D-85). */
  isPublic: boolean;
  sellerOrganisationId: Account['organisationId'];
  sellerName: Account['name'];
  sellerKind: Account['kind'];
  sellerVerification: Account['verificationLevel'];
  sellerAvatar: Account['avatar'];
  sellerSince: Account['createdAt'];
  /** What visitors go on seeing; there for a newer version alone (D-75). */
  standing?: ListingContent;
}

/** The select list that fills a PropertyRow from `property AS p` and `account AS s`. */
export const PROPERTY_COLUMNS = raw(`
  p.id, p.seller_id AS "sellerId", p.type, p.subtype, p.purpose, p.title, p.description,
  p.state, p.city, p.district, p.locality, p.address, p.pincode, p.latitude, p.longitude,
  p.location_is_approximate AS "locationIsApproximate",
  p.price, p.area, p.area_unit AS "areaUnit", p.area_sqm AS "areaSqm",
  p.bedrooms, p.bathrooms, p.rooms, p.amenity_bits AS "amenityBits", p.details, p.pictures,
  p.contact_phone AS "contactPhone", p.contact_email AS "contactEmail",
  p.share_with_agents AS "shareWithAgents", p.approval_status AS "approvalStatus",
  p.rejection_reason AS "rejectionReason", p.is_active AS "isActive",
  (${publicAs('p')}) AS "isPublic",
  p.featured, p.lifecycle, p.closed_at AS "closedAt",
  p.created_at AS "createdAt", p.updated_at AS "updatedAt", p.assigned_to AS "assignedTo",
  s.organisation_id AS "sellerOrganisationId", s.name AS "sellerName", s.kind AS "sellerKind",
  s.verification_level AS "sellerVerification", s.avatar AS "sellerAvatar",
  s.created_at AS "sellerSince"`);
