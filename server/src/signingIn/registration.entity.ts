import { Check, Column, Entity, Index, PrimaryColumn, VirtualColumn } from 'typeorm';
import { IS_ID } from '../platform/database/checks.ts';

/**
 * What is known of somebody who registers, until there is an account. It is forgotten after ten
 * minutes.
 */
@Entity('registration')
@Check('registration_id_check', IS_ID)
@Check('registration_kind_check', `kind IN ('owner', 'agent', 'builder')`)
@Check('registration_mobile_check', `mobile ~ '^[6-9][0-9]{9}$'`)
@Check('registration_user_type_check', `user_type IN ('buyer', 'seller')`)
@Index('registration_email', { synchronize: false })
@Index('registration_expiry', ['expiresAt'])
@Index('registration_mobile', ['mobile'], { where: `consumed_at IS NULL` })
@Index('registration_token', ['tokenHash'], { unique: true, where: `token_hash IS NOT NULL` })
export class Registration {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  id!: string;

  @Column('text')
  mobile!: string;

  @Column('text', { nullable: true })
  email!: string | null;

  /** Null while only the mobile is known. */
  @Column('text', { nullable: true })
  name!: string | null;

  @Column('text')
  userType!: 'buyer' | 'seller';

  @Column('text', { nullable: true })
  kind!: 'owner' | 'agent' | 'builder' | null;

  /** Of the token that completes it; null where the code to the e-mail address does. */
  @Column('bytea', { nullable: true, select: false })
  tokenHash!: Buffer | null;

  /** The client that may complete it without the token, or '' for none. */
  @Column('text')
  address!: string;

  @Column('timestamptz', { nullable: true })
  mobileVerifiedAt!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;

  /** By the clock of the database. */
  @VirtualColumn('boolean', { query: (alias) => `${alias}.expires_at > now()` })
  isAlive!: boolean;

  /** When an account was made of it. */
  @Column('timestamptz', { nullable: true })
  consumedAt!: Date | null;
}
