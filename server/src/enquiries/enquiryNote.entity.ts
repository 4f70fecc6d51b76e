import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { IS_ID } from '../platform/database/checks.ts';

/** What somebody wrote down about an enquiry; `noteReaders` says who reads it. */
@Entity('enquiry_note')
@Check('enquiry_note_id_check', IS_ID)
@Index('enquiry_note_author', ['authorId'], { where: `author_id IS NOT NULL` })
@Index('enquiry_note_of', ['enquiryId', 'createdAt', 'id'])
@Index('enquiry_note_organisation', ['organisationId'], { where: `organisation_id IS NOT NULL` })
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

  /** Whose note it is; null where its author wrote it for none, and then it is the author's alone. */
  @ForeignKey('organisation', { onDelete: 'SET NULL' })
  @Column({ type: 'text', collation: 'C', nullable: true })
  organisationId!: string | null;

  @Column('text')
  text!: string;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt!: Date;
}
