import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { type Context } from '../platform/context.ts';
import { QUERY_COST } from '../platform/observability/queryCost.ts';
import { UserFields } from '../users/user.graphql.ts';
import { UserChange } from '../users/user.input.ts';
import { AccountRemoval, DeleteUserPayload } from './accountRemoval.graphql.ts';
import { findRemoval } from './findRemoval.ts';
import { type RemovalParts } from './removeAll.ts';
import { removeUser } from './removeUser.ts';

@Resolver(() => UserFields)
export class UserRemovalResolver {
  private readonly parts: RemovalParts;

  constructor(parts: RemovalParts) {
    this.parts = parts;
  }

  @FieldResolver(() => AccountRemoval, {
    description: 'Data that would be deleted together with the account.',
    complexity: QUERY_COST.statement * 3,
  })
  removal(@Ctx() context: Context, @Root() { id }: UserFields) {
    return findRemoval(context, id);
  }

  @Mutation(() => DeleteUserPayload, {
    description:
      "Permanently deletes an account with its listings and all personal data. Fails with CONFLICT for the viewer's own account or the only admin of an organisation with other members, or FORBIDDEN unless the viewer is a site_admin.",
  })
  async deleteUser(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of an account.' }) id: string,
    @Args(() => UserChange) change: UserChange,
  ) {
    await removeUser(context, this.parts, id, change);
    return { deletedId: id };
  }
}
