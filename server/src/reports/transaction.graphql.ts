import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { LIMITS } from '../../../schema/limits.ts';
import { Page, PageArgs } from '../platform/database/paging.graphql.ts';
import { Property } from '../properties/property.entity.ts';
import { Lifecycle } from '../properties/property.graphql.ts';

/** A page of what was sold or rented. */
@ArgsType()
export class TransactionsInput extends PageArgs {
  @Field(() => Lifecycle, {
    nullable: true,
    description: 'Only what was sold, or only what was rented; both when absent.',
  })
  lifecycle?: Lifecycle | null;
}

@ObjectType('TransactionPage', {
  implements: Page,
  description: 'A page of listings that were sold or rented, the latest first.',
})
export class TransactionPageFields extends Page {
  @Field(() => [Property], { description: 'Each in its newest version.' })
  items!: Property[];

  @Field(() => Int, { description: 'How many were found, or the lower bound.' })
  override total!: number;

  @Field(() => Boolean, {
    description: `True when there are more; the latest ${LIMITS.transactions.counted.toLocaleString('en-IN')} can be reached.`,
  })
  totalIsLowerBound!: boolean;
}
