import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { IS_ID } from '../platform/database/checks.ts';

/** Who has entered the code that was sent to a mobile: the account, or the browser that holds the key. */
@Entity('mobile_proof')
@Check('mobile_proof_holder_check', `(key_hash IS NULL) <> (account_id IS NULL)`)
@Check('mobile_proof_id_check', IS_ID)
@Check('mobile_proof_mobile_check', `mobile ~ '^[6-9][0-9]{9}$'`)
@Index('mobile_proof_account', ['accountId', 'mobile'], {
  unique: true,
  where: `account_id IS NOT NULL`,
})
@Index('mobile_proof_expiry', ['expiresAt'], { where: `expires_at IS NOT NULL` })
@Index('mobile_proof_mobile', ['mobile'], { where: `account_id IS NOT NULL` })
@Index('mobile_proof_key', ['keyHash', 'mobile'], {
  unique: true,
  where: `key_hash IS NOT NULL`,
})
export class MobileProof {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  id!: string;

  /** The hash of the key in the browser's cookie. */
  @Column('bytea', { nullable: true })
  keyHash!: Buffer | null;

  @ForeignKey('account', { onDelete: 'CASCADE' })
  @Column({ type: 'text', collation: 'C', nullable: true })
  accountId!: string | null;

  /** Ten digits. */
  @Column('text')
  mobile!: string;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  provenAt!: Date;

  /** Null for an account: its listings go on carrying the number. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  expiresAt!: Date | null;
}
