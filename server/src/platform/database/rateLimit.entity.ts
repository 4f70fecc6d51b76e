import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** How often something was done within its time; written by `limits.ts`. */
@Entity('rate_limit')
@Index('rate_limit_expire', ['expire'])
export class RateLimit {
  /** The limit, its seconds and a hash of whom it is for: no address and no mobile stands here. */
  @PrimaryColumn({ type: 'varchar', length: 255, collation: 'C' })
  key!: string;

  @Column('integer', { default: 0 })
  points!: number;

  /** When its time is over, in milliseconds since 1970 by the database's clock; null never. */
  @Column('bigint', { nullable: true })
  expire!: number | null;
}
