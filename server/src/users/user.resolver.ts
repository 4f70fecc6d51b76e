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
import { UserFields, UserPage } from './user.graphql.ts';
import {
  UpdateUsersInput,
  UsersInput,
  UserStatusInput,
  UserVerificationInput,
} from './user.input.ts';
import {
  SetUserStatusPayload,
  SetUserVerificationPayload,
  UpdateUsersPayload,
} from './user.payload.ts';
import { presentUserFields } from './user.presenter.ts';

@Resolver(() => AdministrationFields)
export class UsersResolver {
  @FieldResolver(() => UserPage, {
    nullable: true,
    description: 'Everybody who has an account, one page after the other.',
    complexity: QUERY_COST.statement * 5,
  })
  async users(@Ctx() context: Context, @Args(() => UsersInput) input: UsersInput) {
    const page = await findUsers(context, input);
    return { ...page, items: page.items.map(presentUserFields) };
  }

  @FieldResolver(() => UserFields, {
    nullable: true,
    description: 'One of them, or null when there is none.',
    complexity: QUERY_COST.statement * 5,
  })
  async user(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Any text; only the id of an account can hit.' })
    id: string,
  ) {
    const user = await findUser(context, id);
    return user && presentUserFields(user);
  }

  @Mutation(() => SetUserStatusPayload, {
    description:
      'Says whether an account may be used; who is not active is signed out everywhere at once. Again changes nothing. FORBIDDEN for everybody but a site_admin; CONFLICT for the own account.',
  })
  async setUserStatus(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of any account.' }) id: string,
    @Arg('input', () => UserStatusInput, { description: 'What the status is from now on.' })
    input: UserStatusInput,
  ) {
    return { user: presentUserFields(await setUserStatus(context, id, input)) };
  }

  @Mutation(() => UpdateUsersPayload, {
    description:
      'Says of several accounts whether they may be used; what is refused for one does not stop the others, such as the own account and administrators. FORBIDDEN for everybody but a site_admin.',
    complexity: QUERY_COST.statement * 5,
  })
  updateUsers(
    @Ctx() context: Context,
    @Arg('input', () => UpdateUsersInput, { description: 'What they are from now on, and which.' })
    input: UpdateUsersInput,
  ) {
    return updateUsers(context, input);
  }

  @Mutation(() => SetUserVerificationPayload, {
    description:
      'Says how well a user is known, which visitors see beside the listings. Again changes nothing. FORBIDDEN for everybody but a site_admin.',
  })
  async setUserVerification(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of any account.' }) id: string,
    @Arg('input', () => UserVerificationInput, { description: 'What the level is from now on.' })
    input: UserVerificationInput,
  ) {
    return { user: presentUserFields(await setUserVerification(context, id, input)) };
  }
}

@Resolver(() => UserFields)
export class UserResolver {
  @FieldResolver(() => [AuditRecord], {
    description: 'What was done to the account, newest first, at most 20.',
    complexity: QUERY_COST.statement,
  })
  history(@Ctx() context: Context, @Root() { id }: UserFields) {
    return findAuditHistory(context, id, ACTIONS);
  }
}

const ACTIONS = [...Object.values(ACCOUNT_AUDIT), ...Object.values(ORGANISATION_AUDIT)];
