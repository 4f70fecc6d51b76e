import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { IS_ID } from '../platform/database/checks.ts';
import { type EnquirySource, type EnquiryStatus } from './enquiry.graphql.ts';

/** What somebody asked the seller of a listing; it outlives the listing, so its title is kept too. */
@Entity('enquiry')
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
  @PrimaryColumn({ type: 'text', collation: 'C' })
  id!: string;

  @Column('text')
  source!: EnquirySource;

  /** No foreign key: it stays when the listing is removed. */
  @Column({ type: 'text', collation: 'C', nullable: true })
  propertyId!: string | null;

  /** As it was when the listing was first asked about. */
  @Column('text', { default: '' })
  propertyTitle!: string;

  @ForeignKey('account', { onDelete: 'CASCADE' })
  @Column({ type: 'text', collation: 'C', nullable: true })
  sellerId!: string | null;

  /** The account that asked; null for a visitor. */
  @ForeignKey('account', { onDelete: 'SET NULL' })
  @Column({ type: 'text', collation: 'C', nullable: true })
  buyerId!: string | null;

  @Column('text')
  name!: string;

  /** What the same mobile called itself when it asked last; null where that is the first name. */
  @Column('text', { nullable: true })
  latestName!: string | null;

  /** Ten digits. */
  @Column('text')
  mobile!: string;

  /** The buyer was signed in and has verified this mobile. */
  @Column('boolean', { name: 'mobile_verified', default: false })
  isMobileVerified!: boolean;

  /** What was written in several tries stands together. */
  @Column('text')
  message!: string;

  @Column('text', { default: 'new' })
  status!: EnquiryStatus;

  /** Who of the seller's organisation looks after it; null for whoever looks after the listing. */
  @ForeignKey('account', { onDelete: 'SET NULL' })
  @Column({ type: 'text', collation: 'C', nullable: true })
  assignedTo!: string | null;

  /** How often the same mobile asked about the same listing within 30 days. */
  @Column('integer', { default: 1 })
  times!: number;

  /** When the seller was last notified of it. */
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  notifiedAt!: Date;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt!: Date;

  /** When the same mobile asked last; the newest stand first by it. */
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  askedAt!: Date;

  /** When it was last repeated or changed. */
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  updatedAt!: Date;
}
