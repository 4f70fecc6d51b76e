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
    description: 'SOLD or RENTED. Both if omitted.',
  })
  lifecycle?: Lifecycle | null;
}

@ObjectType('TransactionPage', {
  implements: Page,
  description: 'A page of sold or rented listings, most recent first.',
})
export class TransactionPageFields extends Page {
  @Field(() => [Property], { description: 'Listings in their latest version.' })
  items!: Property[];

  @Field(() => Int, { description: 'Number of matches, or a lower bound.' })
  override total!: number;

  @Field(() => Boolean, {
    description: `Whether there are more. Only the latest ${LIMITS.transactions.counted.toLocaleString('en-IN')} can be paged through.`,
  })
  totalIsLowerBound!: boolean;
}
