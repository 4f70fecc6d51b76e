import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Views, enquiries and favourites of an owner on a day of India; of the whole market where there is none. */
@Entity('activity_day')
@Check('activity_day_what_check', `what IN ('views', 'enquiries', 'favourites')`)
export class ActivityDay {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  owner!: string;

  @PrimaryColumn('date')
  day!: string;

  @PrimaryColumn({ type: 'text', collation: 'C' })
  what!: 'views' | 'enquiries' | 'favourites';

  @Column('bigint')
  count!: number;
}
