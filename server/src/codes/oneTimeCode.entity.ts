import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** The one live code of an address for a purpose; sending again replaces it. */
@Entity('one_time_code')
@Check('one_time_code_channel_check', `channel IN ('sms', 'email')`)
@Check('one_time_code_purpose_check', `purpose IN ('login', 'register', 'change')`)
@Index('one_time_code_expiry', ['expiresAt'])
export class OneTimeCode {
  @PrimaryColumn('text')
  channel!: 'sms' | 'email';

  @PrimaryColumn('text')
  address!: string;

  @PrimaryColumn('text')
  purpose!: 'login' | 'register' | 'change';

  @Column({ type: 'text', collation: 'C' })
  transactionId!: string;

  @Column('text', { nullable: true })
  userType!: string | null;

  @ForeignKey('account', { onDelete: 'CASCADE' })
  @Column({ type: 'text', collation: 'C', nullable: true })
  accountId!: string | null;

  @Column('bytea')
  hash!: Buffer;

  @Column('integer', { default: 0 })
  tries!: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  consumedAt!: Date | null;
}
