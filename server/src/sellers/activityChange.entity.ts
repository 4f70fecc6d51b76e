import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What came since the days were added up. */
@Entity('activity_change', { synchronize: false })
@Check('activity_change_what_check', `what IN ('views', 'enquiries', 'favourites')`)
@Index('activity_change_owner', ['owner'])
export class ActivityChange {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  owner!: string;

  @PrimaryColumn('date')
  day!: string;

  @PrimaryColumn({ type: 'text', collation: 'C' })
  what!: 'views' | 'enquiries' | 'favourites';

  @Column('bigint')
  count!: number;
}
