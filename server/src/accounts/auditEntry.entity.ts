import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { IS_ID } from '../platform/database/checks.ts';

/** Who did what to whom, for administrators. */
@Entity('audit_entry')
@Check('audit_entry_id_check', IS_ID)
@Check('audit_entry_action_check', `action ~ '^[a-z]+[.][a-z_]+$'`)
@Index('audit_entry_actor', ['actor', 'at', 'id'])
@Index('audit_entry_decisions', { synchronize: false })
@Index('audit_entry_newest', ['at', 'id'])
@Index('audit_entry_subject', ['subject', 'at', 'id'])
export class AuditEntry {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  id!: string;

  @Column('timestamptz', { default: () => 'now()' })
  at!: Date;

  /** 'visitor', 'system', 'host' or the id of an account. */
  @Column('text')
  actor!: string;

  /** The key of an action that a room declares (platform/audit.ts). */
  @Column('text')
  action!: string;

  /** The id of what it was done to. */
  @Column('text')
  subject!: string;

  /** What was changed or said about it, such as the reason of a refusal. */
  @Column('text', { nullable: true })
  note!: string | null;

  /** What was different before and after; null where nobody says. */
  @Column('jsonb', { nullable: true })
  change!: AuditChange | null;
}

/** Only what was changed, by its name; `after` is null for what is gone. Never what is known of a person. */
export interface AuditChange {
  before: Readonly<Record<string, string | number | boolean | null>> | null;
  after: Readonly<Record<string, string | number | boolean | null>> | null;
}
