import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, VirtualColumn } from 'typeorm';
import { type MemberRole } from '../../../schema/accounts.ts';
import { IS_ID } from '../platform/database/checks.ts';

/** The way into an organisation, open until it is settled. */
@Entity('invitation')
@Check('invitation_settled_check', `(settled_at IS NULL) = (settled_as IS NULL)`)
@Check('invitation_id_check', IS_ID)
@Check('invitation_mobile_check', `mobile ~ '^[6-9][0-9]{9}$'`)
@Check('invitation_role_check', `role IN ('admin', 'manager', 'executive')`)
@Check('invitation_settled_as_check', `settled_as IN ('accepted', 'declined', 'withdrawn')`)
@Index('invitation_mobile', ['mobile'], { where: `settled_at IS NULL` })
@Index('invitation_open', ['organisationId', 'mobile'], {
  unique: true,
  where: `settled_at IS NULL`,
})
export class Invitation {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  id!: string;

  @ForeignKey('organisation', { onDelete: 'CASCADE' })
  @Column({ type: 'text', collation: 'C' })
  organisationId!: string;

  /** Whoever proves to own it may answer. */
  @Column('text')
  mobile!: string;

  /** The invited person in the words of who invites; may be empty. */
  @Column('text')
  name!: string;

  @Column('text')
  role!: MemberRole;

  /** Null for the administrator of the marketplace. */
  @ForeignKey('account', { onDelete: 'SET NULL' })
  @Column({ type: 'text', collation: 'C', nullable: true })
  invitedBy!: string | null;

  /** When it was made or renewed. */
  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;

  /** By the clock of the database. */
  @VirtualColumn('boolean', { query: (alias) => `${alias}.expires_at <= now()` })
  isExpired!: boolean;

  @Column('timestamptz', { nullable: true })
  settledAt!: Date | null;

  @Column('text', { nullable: true })
  settledAs!: Settlement | null;
}

/** How an invitation ended. */
export type Settlement = 'accepted' | 'declined' | 'withdrawn';
