import { type Account } from '../accounts/account.entity.ts';
import { type ReadColumn, type PosterColumn } from './listingColumns.ts';
import { type Property } from './property.entity.ts';
import { type PictureRow } from '../pictures/picture.presenter.ts';

/** What a listing says: all that its poster can change, and nothing that follows from it. */
export interface ListingContent extends Omit<Pick<Property, PosterColumn>, 'pictures'> {
  /** The cover first. */
  pictures: readonly PictureRow[];
}

export type ApprovalStatus = Property['approvalStatus'];
export type Lifecycle = Property['lifecycle'];
export type VerificationLevel = Account['verificationLevel'];
export type OwnerKind = NonNullable<Account['kind']>;

/** One listing with the few facts of its seller that every card needs. */
export interface PropertyRow extends Pick<Property, ReadColumn> {
  /** Visitors see it: this version, or the approved one beneath while this one waits. */
  isPublic: boolean;
  sellerOrganisationId: Account['organisationId'];
  sellerName: Account['name'];
  sellerKind: Account['kind'];
  sellerVerification: Account['verificationLevel'];
  sellerAvatar: Account['avatar'];
  sellerSince: Account['createdAt'];
  /** What visitors go on seeing; there for a newer version alone. */
  publicVersion?: ListingContent;
}
