import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { IS_ID } from '../platform/database/checks.ts';

/** What an administrator wrote down about a case. */
@Entity('case_note')
@Check('case_note_id_check', IS_ID)
@Index('case_note_author', ['authorId'], { where: `author_id IS NOT NULL` })
@Index('case_note_of', ['caseId', 'createdAt', 'id'])
export class CaseNote {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  id!: string;

  @ForeignKey('case_file', { onDelete: 'CASCADE' })
  @Column({ type: 'text', collation: 'C' })
  caseId!: string;

  /** Who wrote it; null when that account is gone. */
  @ForeignKey('account', { onDelete: 'SET NULL' })
  @Column({ type: 'text', collation: 'C', nullable: true })
  authorId!: string | null;

  @Column('text')
  text!: string;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt!: Date;
}
