import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { type UserRole, type UserType } from '../../../schema/accounts.ts';
import { type AccountStatus, type VerificationLevel } from './account.graphql.ts';
import { type PictureRow } from '../pictures/picture.presenter.ts';
import { IS_ID } from '../platform/database/checks.ts';
import { Organisation } from './organisation.entity.ts';

/** Somebody who can sign in, or whose listings stand in the market. */
@Entity('account')
@Check('account_id_check', IS_ID)
@Check('account_kind_check', `kind IN ('owner', 'agent', 'builder')`)
@Check('account_mobile_check', `mobile ~ '^[6-9][0-9]{9}$'`)
@Check('account_role_check', `role IN ('admin', 'manager', 'executive', 'site_admin')`)
@Check('account_status_check', `status IN ('active', 'inactive', 'blocked')`)
@Check('account_user_type_check', `user_type IN ('buyer', 'seller', 'builder', 'site_admin')`)
@Check('account_verification_level_check', `verification_level IN ('basic', 'verified', 'premium')`)
@Index('account_email', { synchronize: false })
@Index('account_email_claim', { synchronize: false })
@Index('account_email_parts', { synchronize: false })
@Index('account_mobile', ['mobile'], { unique: true, where: `mobile_verified_at IS NOT NULL` })
@Index('account_mobile_claim', ['mobile'], { where: `mobile_verified_at IS NULL` })
@Index('account_mobile_end', { synchronize: false })
@Index('account_name', { synchronize: false })
@Index('account_newest', ['createdAt', 'id'])
@Index('account_ordered', { synchronize: false })
@Index('account_organisation', ['organisationId'], { where: `organisation_id IS NOT NULL` })
@Index('account_suspended', ['status', 'createdAt', 'id'], { where: `status <> 'active'` })
@Index('account_type_newest', ['userType', 'createdAt', 'id'])
@Index('account_vouched', ['verificationLevel', 'createdAt', 'id'], {
  where: `verification_level <> 'basic'`,
})
@Check(
  'account_role_of_type_check',
  `CASE user_type
    WHEN 'builder' THEN role IN ('admin', 'manager', 'executive')
    WHEN 'site_admin' THEN role = 'site_admin'
    ELSE role IS NULL END`,
)
export class Account {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  id!: string;

  @Column('text', { nullable: true })
  name!: string | null;

  /** Ten digits; it opens nothing until it is verified. */
  @Column('text', { nullable: true })
  mobile!: string | null;

  @Column('timestamptz', { nullable: true })
  mobileVerifiedAt!: Date | null;

  /** It opens nothing until it is verified. */
  @Column('text', { nullable: true })
  email!: string | null;

  @Column('timestamptz', { nullable: true })
  emailVerifiedAt!: Date | null;

  /** Null until somebody who came through a social sign-in has chosen. */
  @Column('text', { nullable: true })
  userType!: UserType | null;

  /** How a seller offers property. */
  @Column('text', { nullable: true })
  kind!: 'owner' | 'agent' | 'builder' | null;

  /** The inner role of builders and administrators; nobody else has one. */
  @Column('text', { nullable: true })
  role!: UserRole | null;

  /** Of builders, with their role there. */
  @Column({ type: 'text', collation: 'C', nullable: true })
  organisationId!: string | null;

  /** There only where it was read along. */
  @ManyToOne(() => Organisation)
  @JoinColumn({ name: 'organisation_id' })
  organisation?: Pick<Organisation, 'id' | 'name'> | null;

  @Column('text', { default: 'basic' })
  verificationLevel!: VerificationLevel;

  /** Only who is active may sign in or do anything. */
  @Column('text', { default: 'active' })
  status!: AccountStatus;

  /** The portrait. */
  @Column('jsonb', { nullable: true })
  avatar!: PictureRow | null;

  /** What was never said is absent. */
  @Column('jsonb', { default: () => `'{}'` })
  preferences!: Partial<Preferences>;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}

/** What somebody wants to hear of, and to whom it shows its contact; nothing unless they said so. */
export interface Preferences {
  productNews: boolean;
  whatsApp: boolean;
  /** Its listings show their contact to proven numbers only. */
  contactForProven: boolean;
}
