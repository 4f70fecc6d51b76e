import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { IS_ID } from '../platform/database/checks.ts';

/** Who may see the contact of a listing: the browser that holds the key, or the account that asked. */
@Entity('contact_grant')
@Check('contact_grant_holder_check', `key_hash IS NOT NULL OR account_id IS NOT NULL`)
@Check('contact_grant_id_check', IS_ID)
@Index('contact_grant_account', ['accountId'], { where: `account_id IS NOT NULL` })
@Index('contact_grant_expiry', ['expiresAt'])
@Index('contact_grant_enquiry', ['enquiryId'], { where: `enquiry_id IS NOT NULL` })
@Index('contact_grant_key', ['keyHash'], { where: `key_hash IS NOT NULL` })
@Index('contact_grant_property', ['propertyId'])
export class ContactGrant {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  id!: string;

  /** The hash of the key in the browser's cookie. */
  @Column('bytea', { nullable: true })
  keyHash!: Buffer | null;

  @ForeignKey('account', { onDelete: 'CASCADE' })
  @Column({ type: 'text', collation: 'C', nullable: true })
  accountId!: string | null;

  @ForeignKey('property', { onDelete: 'CASCADE', deferrable: 'INITIALLY IMMEDIATE' })
  @Column({ type: 'text', collation: 'C' })
  propertyId!: string;

  /** What it was given for; null when that is gone. */
  @ForeignKey('enquiry', { onDelete: 'SET NULL' })
  @Column({ type: 'text', collation: 'C', nullable: true })
  enquiryId!: string | null;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', precision: 3 })
  expiresAt!: Date;
}
