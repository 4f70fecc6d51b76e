import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type PictureRow } from '../pictures/picture.presenter.ts';

/** Somebody who can sign in, or whose listings stand in the market (V-3-01, V-3-02). */
@Entity('account')
export class Account {
  @PrimaryColumn('text')
  id!: string;

  @Column('text', { nullable: true })
  name!: string | null;

  /** Ten digits. */
  @Column('text', { nullable: true })
  mobile!: string | null;

  @Column('text', { nullable: true })
  email!: string | null;

  @Column('text', { name: 'user_type' })
  userType!: 'buyer' | 'seller' | 'builder' | 'site_admin';

  /** How a seller offers property (D-27, D-82). */
  @Column('text', { nullable: true })
  kind!: 'owner' | 'agent' | 'builder' | null;

  @Column('text', { nullable: true })
  role!: 'admin' | 'manager' | 'executive' | 'site_admin' | null;

  @Column('text', { name: 'organisation_id', nullable: true })
  organisationId!: string | null;

  @Column('text', { name: 'verification_level' })
  verificationLevel!: 'basic' | 'verified' | 'premium';

  @Column('text')
  status!: 'active' | 'inactive' | 'blocked';

  @Column('jsonb', { nullable: true })
  avatar!: PictureRow | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;
}
