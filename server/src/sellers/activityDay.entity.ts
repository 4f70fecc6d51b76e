import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** How many views, enquiries or favourites came on a day of India. */
@Entity('activity_day')
@Check('activity_day_what_check', `what IN ('views', 'enquiries', 'favourites')`)
export class ActivityDay {
  /** Who posted the listings; '' for the whole market. */
  @PrimaryColumn({ type: 'text', collation: 'C' })
  owner!: string;

  @PrimaryColumn('date')
  day!: string;

  @PrimaryColumn({ type: 'text', collation: 'C' })
  what!: 'views' | 'enquiries' | 'favourites';

  @Column('bigint')
  count!: number;
}
