import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { type CodeChannel, type CodePurpose } from './codeHash.ts';

/** The one live code of an address for a purpose; sending again replaces it. */
@Entity('one_time_code')
@Check('one_time_code_channel_check', `channel IN ('sms', 'email')`)
@Check(
  'one_time_code_purpose_check',
  `purpose IN ('login', 'register', 'change', 'remove', 'prove')`,
)
@Index('one_time_code_expiry', ['expiresAt'])
export class OneTimeCode {
  @PrimaryColumn('text')
  channel!: CodeChannel;

  /** A mobile of ten digits, or an e-mail address in lower case. */
  @PrimaryColumn('text')
  address!: string;

  @PrimaryColumn('text')
  purpose!: CodePurpose;

  /** One sending of a code. */
  @Column({ type: 'text', collation: 'C' })
  transactionId!: string;

  /** As what somebody registers. */
  @Column('text', { nullable: true })
  userType!: string | null;

  /** Whose account is changed or removed. */
  @ForeignKey('account', { onDelete: 'CASCADE' })
  @Column({ type: 'text', collation: 'C', nullable: true })
  accountId!: string | null;

  /** Of the code and all that it is good for, with the server's pepper (codeHash.ts). */
  @Column('bytea', { select: false })
  hash!: Buffer;

  /** A hash of the connection that asked for it, whose place a right answer gives back. */
  @Column('text', { nullable: true })
  sentFrom!: string | null;

  /** How often it was compared. */
  @Column('integer', { default: 0 })
  tries!: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  consumedAt!: Date | null;
}
