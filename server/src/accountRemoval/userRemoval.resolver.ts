import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { type Context } from '../platform/context.ts';
import { QUERY_COST } from '../platform/observability/queryCost.ts';
import { UserFields } from '../users/user.graphql.ts';
import { UserChange } from '../users/user.input.ts';
import { AccountRemoval } from './accountRemoval.graphql.ts';
import { DeleteUserPayload } from './accountRemoval.payload.ts';
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
    description: 'What removing the account takes along, to be shown before.',
    complexity: QUERY_COST.statement * 3,
  })
  removal(@Ctx() context: Context, @Root() { id }: UserFields) {
    return findRemoval(context, id);
  }

  @Mutation(() => DeleteUserPayload, {
    description:
      'Removes an account for good, with its listings and everything that is known of its owner. FORBIDDEN for everybody but a site_admin; CONFLICT for the own account and for the only admin of an organisation with other members.',
  })
  async deleteUser(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of any account.' }) id: string,
    @Args(() => UserChange) change: UserChange,
  ) {
    await removeUser(context, this.parts, id, change);
    return { deletedId: id };
  }
}
