import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A request that was done once, with its answer for whoever sends it again. */
@Entity('idempotency_key')
@Index('idempotency_key_age', ['createdAt'])
export class IdempotencyKey {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  scope!: string;

  @PrimaryColumn({ type: 'text', collation: 'C' })
  key!: string;

  @Column('text')
  requestHash!: string;

  @Column('json', { nullable: true })
  answer!: object | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
