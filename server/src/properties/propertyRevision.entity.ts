import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { type ListingContent } from './property.row.ts';

/** The newer version of an approved listing, which waits or was rejected. */
@Entity('property_revision')
@Check('property_revision_status_check', `status IN ('pending', 'rejected')`)
@Index('property_revision_pending', ['createdAt', 'propertyId'], { where: `status = 'pending'` })
@Index('property_revision_rejected', ['createdAt', 'propertyId'], { where: `status = 'rejected'` })
export class PropertyRevision {
  @ForeignKey('property', { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'text', collation: 'C' })
  propertyId!: string;

  @Column('jsonb')
  content!: ListingContent;

  @Column('text', { default: 'pending' })
  status!: 'pending' | 'rejected';

  @Column('text', { nullable: true })
  rejectionReason!: string | null;

  @ForeignKey('account', { onDelete: 'SET NULL' })
  @Column({ type: 'text', collation: 'C', nullable: true })
  submittedBy!: string | null;

  /** When this version was written. */
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt!: Date;
}
