import { Ctx, Query, Resolver } from 'type-graphql';
import { type Context } from '../platform/context.ts';
import { AccountFields } from './account.graphql.ts';
import { presentAccount } from './account.presenter.ts';
import { findAccount } from './findAccount.ts';

@Resolver()
export class AccountResolver {
  // V-7-22.
  @Query(() => AccountFields, {
    nullable: true,
    description: 'The account that asks; null for a visitor.',
  })
  async viewer(@Ctx() context: Context) {
    if (context.viewer.kind === 'visitor') return null;
    const account = await findAccount(context, context.viewer.id);
    return account && presentAccount(account);
  }
}
