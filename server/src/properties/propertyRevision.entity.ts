import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { type PictureRow } from '../pictures/picture.presenter.ts';
import { type PosterColumn } from './listingColumns.ts';
import { type Property } from './property.entity.ts';

/** What a listing says: all that its poster can change, and nothing that follows from it. */
export interface ListingContent extends Omit<Pick<Property, PosterColumn>, 'pictures'> {
  /** The cover first. */
  pictures: readonly PictureRow[];
}

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
