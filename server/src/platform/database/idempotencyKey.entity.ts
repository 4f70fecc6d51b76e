import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A request that was done once, with its answer for whoever sends it again. */
@Entity('idempotency_key')
@Index('idempotency_key_age', ['createdAt'])
export class IdempotencyKey {
  /** Operation and viewer. */
  @PrimaryColumn({ type: 'text', collation: 'C' })
  scope!: string;

  /** Chosen by the client. */
  @PrimaryColumn({ type: 'text', collation: 'C' })
  key!: string;

  /** What was asked, from `hashOfRequest`. */
  @Column('text')
  requestHash!: string;

  /** Null also until the request is done, which no other transaction sees. */
  @Column('json', { nullable: true })
  answer!: Json;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
