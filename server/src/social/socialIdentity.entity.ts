import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { type ProviderName } from '../../../schema/rules/signIn.ts';

/** Somebody known to another provider as one of our accounts. */
@Entity('social_identity')
@Check('social_identity_provider_check', `provider IN ('google', 'facebook')`)
@Index('social_identity_account', ['accountId'])
export class SocialIdentity {
  @PrimaryColumn('text')
  provider!: ProviderName;

  /** Who it is there; never given to anybody else. */
  @PrimaryColumn('text')
  subject!: string;

  @ForeignKey('account', { onDelete: 'CASCADE' })
  @Column({ type: 'text', collation: 'C' })
  accountId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
