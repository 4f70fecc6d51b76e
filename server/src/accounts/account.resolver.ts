import { Ctx, FieldResolver, Resolver } from 'type-graphql';
import { type Context } from '../platform/context.ts';
import { ViewerFields } from '../viewers/viewer.graphql.ts';
import { AccountFields } from './account.graphql.ts';
import { presentAccount } from './account.presenter.ts';
import { findAccount } from './findAccount.ts';

@Resolver(() => ViewerFields)
export class AccountResolver {
  // V-7-22.
  @FieldResolver(() => AccountFields, {
    nullable: true,
    description: 'What the account says of itself, also a suspended one; null for a visitor.',
  })
  async account(@Ctx() context: Context) {
    if (context.viewer.kind === 'visitor') return null;
    const account = await findAccount(context, context.viewer.id);
    return account && presentAccount(account);
  }
}
