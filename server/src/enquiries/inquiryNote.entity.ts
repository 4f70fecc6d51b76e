import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { IS_ID } from '../platform/database/checks.ts';

/** What somebody of the seller wrote down about an inquiry. */
@Entity('inquiry_note')
@Check('inquiry_note_id_check', IS_ID)
@Index('inquiry_note_author', ['authorId'], { where: `author_id IS NOT NULL` })
@Index('inquiry_note_of', ['inquiryId', 'createdAt', 'id'])
export class InquiryNote {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  id!: string;

  @ForeignKey('inquiry', { onDelete: 'CASCADE' })
  @Column({ type: 'text', collation: 'C' })
  inquiryId!: string;

  /** Who wrote it; null when that account is gone. */
  @ForeignKey('account', { onDelete: 'SET NULL' })
  @Column({ type: 'text', collation: 'C', nullable: true })
  authorId!: string | null;

  @Column('text')
  text!: string;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt!: Date;
}
