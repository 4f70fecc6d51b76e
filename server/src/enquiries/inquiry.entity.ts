import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { IS_ID } from '../platform/database/checks.ts';

/** What somebody asked the seller of a listing; it outlives the listing, so its title is kept too. */
@Entity('inquiry')
@Check('inquiry_id_check', IS_ID)
@Check('inquiry_source_check', `source IN ('lead', 'contact', 'visit', 'requirement')`)
@Check(
  'inquiry_status_check',
  `status IN ('new', 'verified', 'assigned', 'contacted', 'closed', 'spam')`,
)
@Index('inquiry_assigned', { synchronize: false })
@Index('inquiry_buyer', ['buyerId'], { where: `buyer_id IS NOT NULL` })
@Index('inquiry_newest', ['createdAt', 'id'])
@Index('inquiry_same', ['propertyId', 'mobile', 'createdAt'])
@Index('inquiry_seller', { synchronize: false })
export class Inquiry {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  id!: string;

  @Column('text')
  source!: 'lead' | 'contact' | 'visit' | 'requirement';

  @Column({ type: 'text', collation: 'C', nullable: true })
  propertyId!: string | null;

  @Column('text', { default: '' })
  propertyTitle!: string;

  @ForeignKey('account', { onDelete: 'CASCADE' })
  @Column({ type: 'text', collation: 'C', nullable: true })
  sellerId!: string | null;

  @ForeignKey('account', { onDelete: 'SET NULL' })
  @Column({ type: 'text', collation: 'C', nullable: true })
  buyerId!: string | null;

  @Column('text')
  name!: string;

  @Column('text')
  mobile!: string;

  @Column('boolean', { default: false })
  mobileVerified!: boolean;

  @Column('text')
  message!: string;

  @Column('text', { default: 'new' })
  status!: 'new' | 'verified' | 'assigned' | 'contacted' | 'closed' | 'spam';

  @ForeignKey('account', { onDelete: 'SET NULL' })
  @Column({ type: 'text', collation: 'C', nullable: true })
  assignedTo!: string | null;

  @Column('integer', { default: 1 })
  times!: number;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  notifiedAt!: Date;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  updatedAt!: Date;
}
