import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { type Details } from '../../../schema/catalogue/model.ts';
import { type PictureRow } from '../pictures/picture.presenter.ts';
import { IS_ID } from '../platform/database/checks.ts';

/**
 * A listing (V-3-05). `amenity_mask` and `search`, which the database derives for the search indexes, are no
 * columns of the entity.
 */
@Entity('property')
@Check('property_approval_status_check', `approval_status IN ('pending', 'approved', 'rejected')`)
@Check('property_area_check', `area >= 0`)
@Check('property_area_sqm_check', `area_sqm >= 0`)
@Check('property_closed_at', `(lifecycle IN ('sold', 'rented')) = (closed_at IS NOT NULL)`)
@Check('property_hidden_by_check', `hidden_by IN ('administrator', 'closing')`)
@Check('property_id_check', IS_ID)
@Check(
  'property_lifecycle_check',
  `lifecycle IN ('available', 'under_offer', 'sold', 'rented', 'expired')`,
)
@Check('property_price_check', `price >= 0`)
@Check('property_purpose_check', `purpose IN ('sell', 'rent')`)
@Check(
  'property_position_check',
  `(latitude IS NULL) = (longitude IS NULL) AND latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180`,
)
@Check('property_rejection_check', `rejection_reason IS NULL OR approval_status = 'rejected'`)
@Check('property_hidden_check', `hidden_by IS NULL OR NOT is_active`)
@Index('property_area', { synchronize: false })
@Index('property_assigned', { synchronize: false })
@Index('property_city_area', { synchronize: false })
@Index('property_city_feed', { synchronize: false })
@Index('property_city_price', { synchronize: false })
@Index('property_closed', ['closedAt'], { where: `closed_at IS NOT NULL AND is_active` })
@Index('property_feed', { synchronize: false })
@Index('property_hidden_search', { synchronize: false })
@Index('property_locality_feed', { synchronize: false })
@Index('property_newest', { synchronize: false })
@Index('property_pending', ['createdAt', 'id'], { where: `approval_status = 'pending'` })
@Index('property_price', { synchronize: false })
@Index('property_rejected', ['updatedAt', 'id'], { where: `approval_status = 'rejected'` })
@Index('property_search', { synchronize: false })
@Index('property_seller', { synchronize: false })
@Index('property_state_price', { synchronize: false })
export class Property {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  id!: string;

  @ForeignKey('account')
  @Column({ type: 'text', collation: 'C' })
  sellerId!: string;

  /** The account of the seller's organisation that looks after it (D-99). */
  @ForeignKey('account', { onDelete: 'SET NULL' })
  @Column({ type: 'text', collation: 'C', nullable: true })
  assignedTo!: string | null;

  @Column({ type: 'text', collation: 'C' })
  type!: string;

  /** Key of the catalogue; `type` follows from it. */
  @Column({ type: 'text', collation: 'C' })
  subtype!: string;

  @Column({ type: 'text', collation: 'C' })
  purpose!: 'sell' | 'rent';

  @Column('text')
  title!: string;

  @Column('text', { default: '' })
  description!: string;

  @Column({ type: 'text', collation: 'C' })
  state!: string;

  @Column({ type: 'text', collation: 'C' })
  city!: string;

  @Column('text', { nullable: true })
  district!: string | null;

  @Column({ type: 'text', collation: 'C', default: '' })
  locality!: string;

  @Column('text', { nullable: true })
  address!: string | null;

  @Column('text', { nullable: true })
  pincode!: string | null;

  /** '' for none. */
  @Column('text', { default: '' })
  project!: string;

  @Column('double precision', { nullable: true })
  latitude!: number | null;

  @Column('double precision', { nullable: true })
  longitude!: number | null;

  /** It stands at the centre of its locality or town (D-72). */
  @Column('boolean', { default: true })
  locationIsApproximate!: boolean;

  /** Whole rupees; 0 is unknown. */
  @Column('bigint')
  price!: number;

  /** The price that somebody has looked at, where light edits have changed it since (D-75); else null. */
  @Column('bigint', { nullable: true })
  reviewedPrice!: number | null;

  /** In `areaUnit`; 0 is unknown. */
  @Column('double precision', { default: 0 })
  area!: number;

  @Column('text', { nullable: true })
  areaUnit!: string | null;

  @Column('double precision', { default: 0 })
  areaSqm!: number;

  @Column('smallint', { nullable: true })
  bedrooms!: number | null;

  @Column('smallint', { nullable: true })
  bathrooms!: number | null;

  @Column('smallint', { nullable: true })
  rooms!: number | null;

  @Column('boolean', { default: false })
  isNewProject!: boolean;

  /** The places of its amenities in the catalogue. */
  @Column('smallint', { array: true, default: () => `'{}'` })
  amenityBits!: number[];

  /** The catalogue's fields; what is searched and sorted is derived from them. */
  @Column('jsonb', { default: () => `'{}'` })
  details!: Details;

  /** The cover first. */
  @Column('jsonb', { default: () => `'[]'` })
  pictures!: PictureRow[];

  /** Ten digits. */
  @Column('text')
  contactPhone!: string;

  @Column('text')
  contactEmail!: string;

  @Column('boolean', { default: false })
  shareWithAgents!: boolean;

  @Column({ type: 'text', collation: 'C', default: 'pending' })
  approvalStatus!: 'pending' | 'approved' | 'rejected';

  /** Why it was rejected; null for every other status. */
  @Column('text', { nullable: true })
  rejectionReason!: string | null;

  @Column('boolean', { default: true })
  isActive!: boolean;

  /** Null while it is shown, and where nobody in particular has hidden it. */
  @Column('text', { nullable: true })
  hiddenBy!: 'administrator' | 'closing' | null;

  @Column('boolean', { default: false })
  featured!: boolean;

  @Column('text', { default: 'available' })
  lifecycle!: 'available' | 'under_offer' | 'sold' | 'rented' | 'expired';

  /** When it was sold or rented; null for every other lifecycle. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  closedAt!: Date | null;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  updatedAt!: Date;
}
