import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('listing_count', { synchronize: false })
export class ListingCount {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  city!: string;

  @PrimaryColumn({ type: 'text', collation: 'C' })
  state!: string;

  @PrimaryColumn({ type: 'text', collation: 'C' })
  subtype!: string;

  @PrimaryColumn({ type: 'text', collation: 'C' })
  purpose!: string;

  @PrimaryColumn('smallint')
  bedrooms!: number;

  @Column('bigint')
  count!: number;
}

@Entity('listing_choice', { synchronize: false })
export class ListingChoice {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  purpose!: string;

  @PrimaryColumn({ type: 'text', collation: 'C' })
  subtype!: string;

  @PrimaryColumn('smallint')
  bit!: number;

  @Column('bigint')
  count!: number;
}

@Entity('listing_locality', { synchronize: false })
export class ListingLocality {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  city!: string;

  @PrimaryColumn({ type: 'text', collation: 'C' })
  state!: string;

  @PrimaryColumn({ type: 'text', collation: 'C' })
  locality!: string;

  @PrimaryColumn({ type: 'text', collation: 'C' })
  place!: string;

  @PrimaryColumn({ type: 'text', collation: 'C' })
  subtype!: string;

  @PrimaryColumn({ type: 'text', collation: 'C' })
  purpose!: string;

  @Column('bigint')
  count!: number;
}

@Entity('listing_project', { synchronize: false })
export class ListingProject {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  project!: string;

  @PrimaryColumn({ type: 'text', collation: 'C' })
  city!: string;

  @PrimaryColumn({ type: 'text', collation: 'C' })
  state!: string;

  @Column('bigint')
  count!: number;
}

@Entity('listing_day', { synchronize: false })
export class ListingDay {
  @PrimaryColumn('boolean')
  featured!: boolean;

  @PrimaryColumn('date')
  day!: string;

  @Column('bigint')
  count!: number;
}

@Entity('listing_price_band', { synchronize: false })
export class ListingPriceBand {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  purpose!: string;

  @PrimaryColumn('bigint')
  band!: number;

  @Column('bigint')
  count!: number;
}

@Entity('listing_state', { synchronize: false })
export class ListingState {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  approvalStatus!: string;

  @PrimaryColumn('boolean')
  isActive!: boolean;

  @PrimaryColumn('text')
  lifecycle!: string;

  @Column('bigint')
  count!: number;
}
