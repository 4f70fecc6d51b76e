import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { IS_ID } from '../platform/database/checks.ts';

/** A device on which somebody is signed in. */
@Entity('session')
@Check('session_ended_check', `(ended_at IS NULL) = (ended_why IS NULL)`)
@Check('session_ended_why_check', `ended_why IN ('signed out', 'reuse', 'elsewhere', 'suspended')`)
@Check('session_id_check', IS_ID)
@Index('session_account', ['accountId', 'lastUsedAt'])
@Index('session_last_used', ['lastUsedAt'])
@Index('session_open', ['accountId', 'lastUsedAt'], { where: `ended_at IS NULL` })
export class Session {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  id!: string;

  @ForeignKey('account', { onDelete: 'CASCADE' })
  @Column({ type: 'text', collation: 'C' })
  accountId!: string;

  /** As people know it: 'Chrome on Android'. */
  @Column('text')
  device!: string;

  /** The network address that signed in. */
  @Column('text')
  address!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  /** When it last asked for a fresh access token. */
  @Column('timestamptz', { default: () => 'now()' })
  lastUsedAt!: Date;

  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;

  /**
   * 'elsewhere': from another of its owner's devices. 'reuse': somebody presented a used refresh token. 'suspended':
   * an administrator has stopped the account.
   */
  @Column('text', { nullable: true })
  endedWhy!: 'signed out' | 'reuse' | 'elsewhere' | 'suspended' | null;
}
