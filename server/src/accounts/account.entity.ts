import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type UserRole, type UserType } from '../../../schema/accounts.ts';
import { type PictureRow } from '../pictures/picture.presenter.ts';

/** Somebody who can sign in, or whose listings stand in the market (V-3-01, V-3-02). */
@Entity('account')
export class Account {
  @PrimaryColumn('text')
  id!: string;

  @Column('text', { nullable: true })
  name!: string | null;

  /** Ten digits; a claim only until it is verified. */
  @Column('text', { nullable: true })
  mobile!: string | null;

  @Column('timestamptz', { name: 'mobile_verified_at', nullable: true })
  mobileVerifiedAt!: Date | null;

  /** A claim only until it is verified. */
  @Column('text', { nullable: true })
  email!: string | null;

  @Column('timestamptz', { name: 'email_verified_at', nullable: true })
  emailVerifiedAt!: Date | null;

  /** Null until somebody who came through a social sign-in has chosen (V-2.1-15). */
  @Column('text', { name: 'user_type', nullable: true })
  userType!: UserType | null;

  /** How a seller offers property (D-27, D-82). */
  @Column('text', { nullable: true })
  kind!: 'owner' | 'agent' | 'builder' | null;

  @Column('text', { nullable: true })
  role!: UserRole | null;

  @Column('text', { name: 'organisation_id', nullable: true })
  organisationId!: string | null;

  @Column('text', { name: 'verification_level' })
  verificationLevel!: 'basic' | 'verified' | 'premium';

  @Column('text')
  status!: 'active' | 'inactive' | 'blocked';

  @Column('jsonb', { nullable: true })
  avatar!: PictureRow | null;

  @Column('jsonb')
  preferences!: Partial<Preferences>;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;
}

/** What somebody wants to hear of; nothing unless they said so. */
export interface Preferences {
  productNews: boolean;
  whatsApp: boolean;
}
