import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * What came since the days were added up, appended by triggers. The table has no key: one owner, day and kind
 * may have many rows.
 */
@Entity('activity_change', { synchronize: false })
@Check('activity_change_what_check', `what IN ('views', 'enquiries', 'favourites')`)
@Index('activity_change_owner', ['owner'])
export class ActivityChange {
  /** Who posted the listing; '' for the whole market. */
  @PrimaryColumn({ type: 'text', collation: 'C' })
  owner!: string;

  /** In India. */
  @PrimaryColumn('date')
  day!: string;

  @PrimaryColumn({ type: 'text', collation: 'C' })
  what!: 'views' | 'enquiries' | 'favourites';

  /** Less than 0 where something was taken back. */
  @Column('bigint')
  count!: number;
}
