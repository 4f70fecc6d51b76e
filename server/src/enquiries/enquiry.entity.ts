import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { IS_ID } from '../platform/database/checks.ts';
import { graphqlEnum } from '../platform/graphqlEnum.ts';

export const EnquiryStatus = graphqlEnum('EnquiryStatus', 'Status of an enquiry.', [
  'new',
  'verified',
  'assigned',
  'contacted',
  'closed',
  'spam',
]);
export type EnquiryStatus = (typeof EnquiryStatus)[string];
export const EnquirySource = graphqlEnum('EnquirySource', 'Source of an enquiry.', {
  lead: 'Enquiry form on the listing.',
  contact: 'Message to the seller.',
  visit: 'Request to visit the property.',
  requirement: 'Requirement posted by a buyer.',
});
export type EnquirySource = (typeof EnquirySource)[string];
export const CallTime = graphqlEnum('CallTime', 'Preferred time to call.', [
  'morning',
  'afternoon',
  'evening',
]);
export type CallTime = (typeof CallTime)[string];

/** What somebody asked the seller of a listing; it outlives the listing, so its title is kept too. */
@ObjectType({ description: "A buyer's enquiry about a listing, as seen by the seller." })
@Entity('enquiry')
@Check('enquiry_call_time_check', `call_time IN ('morning', 'afternoon', 'evening')`)
@Check('enquiry_id_check', IS_ID)
@Check('enquiry_source_check', `source IN ('lead', 'contact', 'visit', 'requirement')`)
@Check(
  'enquiry_status_check',
  `status IN ('new', 'verified', 'assigned', 'contacted', 'closed', 'spam')`,
)
@Index('enquiry_assigned', { synchronize: false })
@Index('enquiry_buyer', ['buyerId'], { where: `buyer_id IS NOT NULL` })
@Index('enquiry_newest', ['askedAt', 'id'])
@Index('enquiry_same', ['propertyId', 'mobile', 'createdAt'])
@Index('enquiry_seller', { synchronize: false })
@Index('enquiry_status', ['status', 'source', 'createdAt'])
@Index('enquiry_words', { synchronize: false })
export class Enquiry {
  @Field(() => ID, { description: 'Id of 24 lower-case hexadecimal characters.' })
  @PrimaryColumn({ type: 'text', collation: 'C' })
  id!: string;

  @Field(() => EnquirySource, { description: 'Source of the enquiry.' })
  @Column('text')
  source!: EnquirySource;

  /** No foreign key: it stays when the listing is removed. */
  @Field(() => ID, { nullable: true, description: 'Id of the listing, even if it was removed.' })
  @Column({ type: 'text', collation: 'C', nullable: true })
  propertyId!: string | null;

  @Field(() => String, { description: 'Title of the listing at the time of the first request.' })
  @Column('text', { default: '' })
  propertyTitle!: string;

  @ForeignKey('account', { onDelete: 'CASCADE' })
  @Column({ type: 'text', collation: 'C', nullable: true })
  sellerId!: string | null;

  /** The account that asked; null for a visitor. */
  @ForeignKey('account', { onDelete: 'SET NULL' })
  @Column({ type: 'text', collation: 'C', nullable: true })
  buyerId!: string | null;

  @Field(() => String, { description: 'Name entered in the first request.' })
  @Column('text')
  name!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Latest name entered with the same mobile, if different from name. Otherwise null.',
  })
  @Column('text', { nullable: true })
  latestName!: string | null;

  @Field(() => String, {
    description: "Ten-digit mobile of the sender without country code, such as '9876543210'.",
  })
  @Column('text')
  mobile!: string;

  /** The buyer was signed in and has verified this mobile. */
  @Field(() => Boolean, {
    description: 'Whether the sender verified the mobile by a code.',
  })
  @Column('boolean', { name: 'mobile_verified', default: false })
  isMobileVerified!: boolean;

  @Field(() => String, {
    description: 'Plain text. Messages of repeated requests are combined.',
  })
  @Column('text')
  message!: string;

  @Field(() => CallTime, {
    nullable: true,
    description: 'Preferred time to call, as sent last. Null for any time.',
  })
  @Column('text', { nullable: true })
  callTime!: CallTime | null;

  @Field(() => EnquiryStatus, { description: 'Status of the enquiry.' })
  @Column('text', { default: 'new' })
  status!: EnquiryStatus;

  /** Who of the seller's organisation looks after it; null for whoever looks after the listing. */
  @ForeignKey('account', { onDelete: 'SET NULL' })
  @Column({ type: 'text', collation: 'C', nullable: true })
  assignedTo!: string | null;

  @Field(() => Int, { description: 'Number of requests from the same mobile within 30 days.' })
  @Column('integer', { default: 1 })
  times!: number;

  /** When the seller was last notified of it. */
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  notifiedAt!: Date;

  @Field(() => Date, { description: 'Time at which the enquiry was received, UTC.' })
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt!: Date;

  /** When the same mobile asked last; the newest stand first by it. */
  @Field(() => Date, { description: 'Time of the latest request, UTC.' })
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  askedAt!: Date;

  @Field(() => Date, { description: 'Time of the latest request or change, UTC.' })
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  updatedAt!: Date;
}
