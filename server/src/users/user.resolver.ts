import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { ACCOUNT_AUDIT } from '../accounts/account.audit.ts';
import { AuditRecord } from '../accounts/auditEntry.graphql.ts';
import { findAuditHistory } from '../accounts/auditHistory.ts';
import { AdministrationFields } from '../administration/administration.graphql.ts';
import { ORGANISATION_AUDIT } from '../organisations/organisation.audit.ts';
import { type Context } from '../platform/context.ts';
import { QUERY_COST } from '../platform/observability/queryCost.ts';
import { setUserStatus, setUserVerification, updateUsers } from './changeUser.ts';
import { findUser, findUsers } from './findUsers.ts';
import {
  SetUserStatusPayload,
  SetUserVerificationPayload,
  UpdateUsersPayload,
  UserFields,
  UserPage,
} from './user.graphql.ts';
import {
  UpdateUsersInput,
  UsersInput,
  UserStatusInput,
  UserVerificationInput,
} from './user.input.ts';
import { presentUserFields } from './user.presenter.ts';

@Resolver(() => AdministrationFields)
export class UsersResolver {
  @FieldResolver(() => UserPage, {
    nullable: true,
    description: 'All accounts, one page at a time.',
    complexity: QUERY_COST.statement * 5,
  })
  async users(@Ctx() context: Context, @Args(() => UsersInput) input: UsersInput) {
    const page = await findUsers(context, input);
    return { ...page, items: page.items.map(presentUserFields) };
  }

  @FieldResolver(() => UserFields, {
    nullable: true,
    description: 'Single record by id. Null if not found.',
    complexity: QUERY_COST.statement * 5,
  })
  async user(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the account. Any other text finds nothing.' })
    id: string,
  ) {
    const user = await findUser(context, id);
    return user && presentUserFields(user);
  }

  @Mutation(() => SetUserStatusPayload, {
    description:
      "Sets the status of an account. Accounts made inactive are signed out everywhere at once. Has no effect if unchanged. Fails with CONFLICT for the viewer's own account, or FORBIDDEN unless the viewer is a site_admin.",
  })
  async setUserStatus(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of an account.' }) id: string,
    @Arg('input', () => UserStatusInput, { description: 'Status to be set.' })
    input: UserStatusInput,
  ) {
    return { user: presentUserFields(await setUserStatus(context, id, input)) };
  }

  @Mutation(() => UpdateUsersPayload, {
    description:
      "Sets the status of several accounts. A failure for one, such as the viewer's own account or an administrator, does not stop the others. Fails with FORBIDDEN unless the viewer is a site_admin.",
    complexity: QUERY_COST.statement * 5,
  })
  updateUsers(
    @Ctx() context: Context,
    @Arg('input', () => UpdateUsersInput, { description: 'New status and account ids.' })
    input: UpdateUsersInput,
  ) {
    return updateUsers(context, input);
  }

  @Mutation(() => SetUserVerificationPayload, {
    description:
      "Sets the verification level of a user, shown next to the user's listings. Has no effect if unchanged. Fails with FORBIDDEN unless the viewer is a site_admin.",
  })
  async setUserVerification(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of an account.' }) id: string,
    @Arg('input', () => UserVerificationInput, { description: 'The new verification level.' })
    input: UserVerificationInput,
  ) {
    return { user: presentUserFields(await setUserVerification(context, id, input)) };
  }
}

@Resolver(() => UserFields)
export class UserResolver {
  @FieldResolver(() => [AuditRecord], {
    description: 'Actions on the account, newest first, at most 20.',
    complexity: QUERY_COST.statement,
  })
  history(@Ctx() context: Context, @Root() { id }: UserFields) {
    return findAuditHistory(context, id, ACTIONS);
  }
}

const ACTIONS = [...Object.values(ACCOUNT_AUDIT), ...Object.values(ORGANISATION_AUDIT)];
