import type { Details } from '../../../schema/catalogue/model.ts';

/** Someone of the demo world. Times are UTC; `mobile` has ten digits and belongs to nobody. */
export type DemoAccount = {
  id: string;
  name: string;
  mobile: string;
  /** Null only for the account whose profile is not complete yet. */
  email: string | null;
  userType: 'buyer' | 'seller' | 'builder' | 'site_admin';
  kind: 'owner' | 'agent' | 'builder' | null;
  role: 'admin' | 'manager' | 'executive' | 'site_admin' | null;
  /** The builder organisation, which several accounts may share. */
  organisation: string | null;
  verificationLevel: 'basic' | 'verified' | 'premium';
  createdAt: Date;
  /** A portrait of the pictures' manifest. */
  avatarFile: string | null;
};

export type ApprovalStatus = 'pending' | 'approved' | 'rejected';
export type Lifecycle = 'available' | 'under_offer' | 'sold' | 'rented' | 'expired';

/** A listing as the loader writes it. Price, area and rooms are derived from `details` (headline). */
export type DemoListing = {
  id: string;
  sellerId: string;
  subtypeKey: string;
  type: string;
  purpose: 'sell' | 'rent';
  title: string;
  description: string;
  state: string;
  city: string;
  district: string | null;
  locality: string;
  address: string | null;
  pincode: string | null;
  latitude: number;
  longitude: number;
  /** Catalogue keys; `amenities` holds amenity ids. */
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
  /** How many pictures, 4 to 8. */
  pictures: number;
  /** Decides which ones. */
  pictureSeed: string;
};

/** One drawn picture, a row of demo-pictures/manifest.json. */
export type MasterPicture = {
  file: string;
  scene: string;
  /** Keys of the subtypes it fits; empty where it fits none in particular. */
  subtypes: readonly string[];
  role: 'cover' | 'interior' | 'plan' | 'view' | 'portrait' | 'city' | 'hero';
  /** Null for drawings that know no time of day. */
  light: string | null;
  alt: string;
  label: string;
  width: number;
  height: number;
  /** In Base64, as for an upload. */
  thumbhash: string;
  /** What a plan has written on it. */
  facts?: { bedrooms?: number; areaSqft?: number };
};

export type DemoWorld = {
  accounts: DemoAccount[];
  listings: DemoListing[];
  /** Listing id -> its pictures, the cover first; empty without a manifest. */
  pictures: ReadonlyMap<string, readonly MasterPicture[]>;
};
