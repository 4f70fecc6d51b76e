import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { IS_ID } from '../platform/database/checks.ts';

/** A device on which somebody is signed in. */
@Entity('session')
@Check('session_ended_check', `(ended_at IS NULL) = (ended_why IS NULL)`)
@Check('session_ended_why_check', `ended_why IN ('signed out', 'reuse', 'elsewhere')`)
@Check('session_id_check', IS_ID)
@Index('session_last_used', ['lastUsedAt'])
@Index('session_open', ['accountId', 'lastUsedAt'], { where: `ended_at IS NULL` })
export class Session {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  id!: string;

  @ForeignKey('account', { onDelete: 'CASCADE' })
  @Column({ type: 'text', collation: 'C' })
  accountId!: string;

  @Column('text')
  device!: string;

  @Column('text')
  address!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  lastUsedAt!: Date;

  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;

  @Column('text', { nullable: true })
  endedWhy!: 'signed out' | 'reuse' | 'elsewhere' | null;
}
