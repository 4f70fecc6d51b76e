import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, PrimaryColumn } from 'typeorm';

/** One of the few records of a noun that administrators put into an order. */
@ObjectType()
export abstract class OrderedRecord {
  @Field(() => ID, { description: 'Id of 24 lower-case hexadecimal characters.' })
  @PrimaryColumn({ type: 'text', collation: 'C' })
  id!: string;

  @Field(() => Int, {
    description: 'Sort position, lowest first. Positions may have gaps.',
  })
  @Column('integer', { name: 'sort_order' })
  order!: number;

  @Field(() => Boolean, { description: 'Whether visitors can see it.' })
  @Column('boolean', { default: true })
  isActive!: boolean;

  @Field(() => Date, { description: 'Time of creation, UTC.' })
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt!: Date;

  @Field(() => Date, { description: 'Time of the last content change, UTC.' })
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  updatedAt!: Date;
}
