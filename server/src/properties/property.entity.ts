import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { type Details } from '../../../schema/catalogue/model.ts';
import { type PictureRow } from '../pictures/picture.presenter.ts';
import { IS_ID } from '../platform/database/checks.ts';
import { ApprovalStatus, Lifecycle, Purpose } from './property.graphql.ts';

/**
 * A listing. A column with a field is the same for every viewer; what differs is a method of the
 * resolver. `amenity_mask`, `facts`, `ready_on` and `search`, which the database derives for the search indexes, are no columns of
 * the entity. Each column has a row in `listingColumns.ts`.
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
@Index('property_amenities', { synchronize: false })
@Index('property_area', { synchronize: false })
@Index('property_assigned', { synchronize: false })
@Index('property_city_amenities', { synchronize: false })
@Index('property_city_area', { synchronize: false })
@Index('property_city_closed', { synchronize: false })
@Index('property_city_feed', { synchronize: false })
@Index('property_city_newest', { synchronize: false })
@Index('property_city_price', { synchronize: false })
@Index('property_closed', ['closedAt'], { where: `closed_at IS NOT NULL AND is_active` })
@Index('property_closed_feed', { synchronize: false })
@Index('property_closed_search', { synchronize: false })
@Index('property_featured_search', { synchronize: false })
@Index('property_feed', { synchronize: false })
@Index('property_hidden_search', { synchronize: false })
@Index('property_locality_feed', { synchronize: false })
@Index('property_newest', { synchronize: false })
@Index('property_pincode', { synchronize: false })
@Index('property_place_on_map', { synchronize: false })
@Index('property_pending', { synchronize: false })
@Index('property_price', { synchronize: false })
@Index('property_rejected', { synchronize: false })
@Index('property_same_facts', { synchronize: false })
@Index('property_search', { synchronize: false })
@Index('property_seller', { synchronize: false })
@Index('property_state_price', { synchronize: false })
@Index('property_transactions', { synchronize: false })
@ObjectType({
  description: 'A listing. Listings that the viewer may not see are treated as not found.',
})
export class Property {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  @Field(() => ID, { description: 'Id of 24 lower-case hexadecimal characters. Ids sort by time.' })
  id!: string;

  @ForeignKey('account')
  @Column({ type: 'text', collation: 'C' })
  sellerId!: string;

  /** The account of the seller's organisation that looks after it. */
  @ForeignKey('account', { onDelete: 'SET NULL' })
  @Column({ type: 'text', collation: 'C', nullable: true })
  assignedTo!: string | null;

  @Column({ type: 'text', collation: 'C' })
  type!: string;

  /** Key of the catalogue; `type` follows from it. */
  @Column({ type: 'text', collation: 'C' })
  subtype!: string;

  @Column({ type: 'text', collation: 'C' })
  @Field(() => Purpose, { description: 'For sale or for rent.' })
  purpose!: Purpose;

  @Column('text')
  @Field(() => String, {
    description: "Title of the listing, such as '2 BHK Flat for Sale in Indiranagar'.",
  })
  title!: string;

  @Column('text', { default: '' })
  description!: string;

  @Column({ type: 'text', collation: 'C' })
  @Field(() => String, { description: 'State or union territory.' })
  state!: string;

  @Column({ type: 'text', collation: 'C' })
  @Field(() => String, { description: 'Current official name of the town.' })
  city!: string;

  @Column('text', { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Administrative district of the town. Null if unknown.',
  })
  district!: string | null;

  @Column({ type: 'text', collation: 'C', default: '' })
  locality!: string;

  /** What the locality is compared by, whichever way it is written (`localityPlace`); '' for none. */
  @Column({ type: 'text', collation: 'C', default: '' })
  place!: string;

  @Column('text', { nullable: true })
  @Field(() => String, { nullable: true, description: 'Address entered by the seller.' })
  address!: string | null;

  @Column('text', { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Six-digit PIN code, as entered by the seller.',
  })
  pincode!: string | null;

  /** '' for none. */
  @Column('text', { default: '' })
  project!: string;

  @Column('double precision', { nullable: true })
  @Field(() => Float, { nullable: true, description: 'Latitude in degrees, such as 12.9716.' })
  latitude!: number | null;

  @Column('double precision', { nullable: true })
  @Field(() => Float, { nullable: true, description: 'Longitude in degrees, such as 77.5946.' })
  longitude!: number | null;

  /** It stands at the centre of its locality or town. */
  @Column('boolean', { default: true })
  @Field(() => Boolean, {
    description: 'Whether the coordinates are only those of the locality or town.',
  })
  locationIsApproximate!: boolean;

  /** Whole rupees; 0 is unknown. */
  @Column('bigint')
  price!: number;

  /** The price that somebody has looked at, where light edits have changed it since; else null. */
  @Column('bigint', { nullable: true })
  reviewedPrice!: number | null;

  /** In `areaUnit`; 0 is unknown. */
  @Column('double precision', { default: 0 })
  area!: number;

  @Column('text', { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Unit of `area`, as entered by the seller.',
  })
  areaUnit!: string | null;

  @Column('double precision', { default: 0 })
  areaSqm!: number;

  @Column('smallint', { nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: 'Number of bedrooms. 0 for a studio or 1 RK. Null if not applicable.',
  })
  bedrooms!: number | null;

  @Column('smallint', { nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: 'Number of bathrooms (washrooms for an office).',
  })
  bathrooms!: number | null;

  @Column('smallint', { nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: 'Total number of rooms. Null if not applicable.',
  })
  rooms!: number | null;

  @Column('boolean', { default: false })
  isNewProject!: boolean;

  /** What its amenities are counted by. */
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
  @Field(() => Boolean, { description: "Whether the listing's information is shared with agents." })
  shareWithAgents!: boolean;

  @Column({ type: 'text', collation: 'C', default: 'pending' })
  @Field(() => ApprovalStatus, {
    description: 'Approval status. Always present.',
  })
  approvalStatus!: ApprovalStatus;

  /** Why it was rejected; null for every other status. */
  @Column('text', { nullable: true })
  rejectionReason!: string | null;

  /** Keys of the details that may say less than was meant, until its seller sends the form again. */
  @Column('text', { array: true, default: () => `'{}'` })
  toConfirm!: string[];

  @Column('boolean', { default: true })
  @Field(() => Boolean, {
    description:
      'Whether the listing is shown, that is, not hidden by its owner or an administrator.',
  })
  isActive!: boolean;

  /** Null while it is shown, and where nobody in particular has hidden it. */
  @Column('text', { nullable: true })
  hiddenBy!: 'administrator' | 'closing' | null;

  @Column('boolean', { default: false })
  @Field(() => Boolean, {
    description: 'Whether the listing is featured: shown first, with a label.',
  })
  featured!: boolean;

  @Column('text', { default: 'available' })
  @Field(() => Lifecycle, { description: 'Lifecycle state of the listing.' })
  lifecycle!: Lifecycle;

  /** When it was sold or rented; null for every other lifecycle. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  @Field(() => Date, {
    nullable: true,
    description:
      'Time at which it was sold or rented, UTC. Its page remains available for 30 more days.',
  })
  closedAt!: Date | null;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  @Field(() => Date, { description: 'Time at which the listing was posted, UTC.' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  @Field(() => Date, { description: 'Time of the last change, UTC.' })
  updatedAt!: Date;
}
