import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { IS_ID } from '../platform/database/checks.ts';

/** The way into an organisation, open until it is settled (D-27). */
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

  @Column('text')
  mobile!: string;

  @Column('text')
  name!: string;

  @Column('text')
  role!: 'admin' | 'manager' | 'executive';

  @ForeignKey('account', { onDelete: 'SET NULL' })
  @Column({ type: 'text', collation: 'C', nullable: true })
  invitedBy!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  settledAt!: Date | null;

  @Column('text', { nullable: true })
  settledAs!: 'accepted' | 'declined' | 'withdrawn' | null;
}
