import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { IS_ID } from './database/checks.ts';

/** A message that is to be sent, written in the transaction of what it tells of. */
@Entity('outbox')
@Check('outbox_channel_check', `channel IN ('sms', 'email', 'whatsapp')`)
@Check('outbox_sealed_check', `sealed IS NULL OR (text IS NULL AND subject IS NULL)`)
@Check('outbox_id_check', IS_ID)
@Index('outbox_claimed', ['claimedBy'], { where: `claimed_by IS NOT NULL` })
@Index('outbox_waiting', { synchronize: false })
export class OutboxMessage {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  id!: string;

  @Column('text')
  channel!: 'sms' | 'email' | 'whatsapp';

  @Column('text')
  recipient!: string;

  @Column('text')
  template!: string;

  @Column('text', { nullable: true })
  subject!: string | null;

  @Column('text', { nullable: true })
  text!: string | null;

  @Column('bytea', { nullable: true })
  sealed!: Buffer | null;

  @Column('integer', { default: 0 })
  attempts!: number;

  @Column('text', { nullable: true })
  claimedBy!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  nextAt!: Date;

  @Column('text', { nullable: true })
  lastError!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  expiresAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  sentAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  failedAt!: Date | null;
}
