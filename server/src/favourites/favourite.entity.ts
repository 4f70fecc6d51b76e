import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A listing that somebody marked with a heart. */
@Entity('favourite')
@Index('favourite_newest', ['accountId', 'createdAt', 'propertyId'])
@Index('favourite_property', ['propertyId'])
export class Favourite {
  @ForeignKey('account', { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'text', collation: 'C' })
  accountId!: string;

  @ForeignKey('property', { onDelete: 'CASCADE', deferrable: 'INITIALLY IMMEDIATE' })
  @PrimaryColumn({ type: 'text', collation: 'C' })
  propertyId!: string;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt!: Date;
}
