import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { IS_ID } from '../platform/database/checks.ts';

/** What somebody of the seller wrote down about an enquiry. */
@Entity('enquiry_note')
@Check('enquiry_note_id_check', IS_ID)
@Index('enquiry_note_author', ['authorId'], { where: `author_id IS NOT NULL` })
@Index('enquiry_note_of', ['enquiryId', 'createdAt', 'id'])
export class EnquiryNote {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  id!: string;

  @ForeignKey('enquiry', { onDelete: 'CASCADE' })
  @Column({ type: 'text', collation: 'C' })
  enquiryId!: string;

  /** Who wrote it; null when that account is gone. */
  @ForeignKey('account', { onDelete: 'SET NULL' })
  @Column({ type: 'text', collation: 'C', nullable: true })
  authorId!: string | null;

  @Column('text')
  text!: string;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt!: Date;
}
