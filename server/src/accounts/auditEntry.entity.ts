import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { IS_ID } from '../platform/database/checks.ts';

/** Who did what to whom, for administrators (D-100). */
@Entity('audit_entry')
@Check('audit_entry_id_check', IS_ID)
@Index('audit_entry_subject', ['subject', 'at', 'id'])
export class AuditEntry {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  id!: string;

  @Column('timestamptz', { default: () => 'now()' })
  at!: Date;

  @Column('text')
  actor!: string;

  @Column('text')
  action!: string;

  @Column('text')
  subject!: string;

  @Column('text', { nullable: true })
  note!: string | null;
}
