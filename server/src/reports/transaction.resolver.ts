import { Args, Ctx, FieldResolver, Resolver } from 'type-graphql';
import { AdministrationFields } from '../administration/administration.graphql.ts';
import { type Context } from '../platform/context.ts';
import { QUERY_COST } from '../platform/observability/queryCost.ts';
import { findTransactions } from '../properties/findTransactions.ts';
import { TransactionPageFields, TransactionsInput } from './transaction.graphql.ts';

@Resolver(() => AdministrationFields)
export class TransactionResolver {
  @FieldResolver(() => TransactionPageFields, {
    nullable: true,
    description: 'Sold or rented listings, most recent first.',
    complexity: QUERY_COST.statement * 2,
  })
  transactions(@Ctx() context: Context, @Args(() => TransactionsInput) input: TransactionsInput) {
    return findTransactions(context, input);
  }
}
