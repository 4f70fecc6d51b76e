import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, PrimaryColumn } from 'typeorm';

/** One of the few records of a noun that administrators put into an order. */
@ObjectType()
export abstract class OrderedRecord {
  @Field(() => ID, { description: '24 lower-case hexadecimal characters.' })
  @PrimaryColumn({ type: 'text', collation: 'C' })
  id!: string;

  @Field(() => Int, {
    description:
      'Its number among all of its kind; the smallest comes first, and there may be gaps.',
  })
  @Column('integer', { name: 'sort_order' })
  order!: number;

  @Field(() => Boolean, { description: 'Whether visitors see it.' })
  @Column('boolean', { default: true })
  isActive!: boolean;

  @Field(() => Date, { description: 'When it was made, UTC.' })
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When what it says was last changed, UTC.' })
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  updatedAt!: Date;
}
