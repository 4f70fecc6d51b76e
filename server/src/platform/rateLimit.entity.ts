import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** How often something was done within its time; written by rate-limiter-flexible. */
@Entity('rate_limit')
@Index('rate_limit_expire', ['expire'])
export class RateLimit {
  @PrimaryColumn({ type: 'varchar', length: 255, collation: 'C' })
  key!: string;

  @Column('integer', { default: 0 })
  points!: number;

  @Column('bigint', { nullable: true })
  expire!: number | null;
}
