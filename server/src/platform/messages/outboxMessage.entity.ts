import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { IS_ID } from '../database/checks.ts';

export const OUTBOX_CHANNELS = ['sms', 'email', 'whatsapp'] as const;
export type OutboxChannel = (typeof OUTBOX_CHANNELS)[number];

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
  channel!: OutboxChannel;

  /** A mobile of ten digits or an e-mail address. */
  @Column('text')
  recipient!: string;

  /** The kind of message. */
  @Column('text')
  template!: string;

  /** Null like `text` while the message is sealed, and once one with a code has left. */
  @Column('text', { nullable: true })
  subject!: string | null;

  @Column('text', { nullable: true })
  text!: string | null;

  /** Code, subject and text of a message with a code, until it has left or was given up. */
  @Column('bytea', { nullable: true })
  sealed!: Buffer | null;

  /** Counted before each try. */
  @Column('integer', { default: 0 })
  attempts!: number;

  /** The process that is handing it over (`PROCESS_NAME`). */
  @Column('text', { nullable: true })
  claimedBy!: string | null;

  /** Not tried before; while it is claimed, when the claim is over. */
  @Column('timestamptz', { default: () => 'now()' })
  nextAt!: Date;

  /** Why the last try failed, without a word of the message. */
  @Column('text', { nullable: true })
  lastError!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  /** After this it is of no use and dropped. */
  @Column('timestamptz', { nullable: true })
  expiresAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  sentAt!: Date | null;

  /** When it was given up. */
  @Column('timestamptz', { nullable: true })
  failedAt!: Date | null;
}
