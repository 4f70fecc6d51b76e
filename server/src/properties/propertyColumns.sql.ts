import { raw } from 'sql-template-tag';
import { publicAs } from './publicListing.ts';

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
