import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** How often a listing was seen on a day of India. */
@Entity('listing_view')
export class ListingView {
  @ForeignKey('property', { onDelete: 'CASCADE', deferrable: 'INITIALLY IMMEDIATE' })
  @PrimaryColumn({ type: 'text', collation: 'C' })
  propertyId!: string;

  /** '2026-03-31'. */
  @PrimaryColumn('date')
  day!: string;

  @Column('integer', { default: 0 })
  count!: number;
}
