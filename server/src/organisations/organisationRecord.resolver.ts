import { Arg, Args, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { findMembers } from '../accounts/membership.ts';
import { AdministrationFields } from '../administration/administration.graphql.ts';
import { type Context } from '../platform/context.ts';
import { QUERY_COST } from '../platform/observability/queryCost.ts';
import { findOrganisationRecord, findOrganisations } from './findOrganisations.ts';
import { withFigures } from './findTeam.ts';
import { invitationsOf } from './invitation.ts';
import {
  Invitation,
  OrganisationPage,
  OrganisationRecordFields,
  TeamMember,
} from './organisation.graphql.ts';
import { OrganisationsInput } from './organisation.input.ts';

@Resolver(() => AdministrationFields)
export class OrganisationsResolver {
  @FieldResolver(() => OrganisationPage, {
    nullable: true,
    description: 'Builder organisations, newest first.',
    complexity: QUERY_COST.statement * 3,
  })
  organisations(
    @Ctx() context: Context,
    @Args(() => OrganisationsInput) input: OrganisationsInput,
  ) {
    return findOrganisations(context, input);
  }

  @FieldResolver(() => OrganisationRecordFields, {
    nullable: true,
    description: 'Single record by id. Null if not found.',
    complexity: QUERY_COST.statement * 3,
  })
  organisation(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the organisation. Any other text finds nothing.' })
    id: string,
  ) {
    return findOrganisationRecord(context, id);
  }
}

@Resolver(() => OrganisationRecordFields)
export class OrganisationRecordResolver {
  @FieldResolver(() => [TeamMember], {
    description: 'Members: admins, then managers, then executives.',
    complexity: QUERY_COST.statement * 3,
  })
  async members(@Ctx() context: Context, @Root() { id }: OrganisationRecordFields) {
    return withFigures(context, await findMembers(context, id));
  }

  @FieldResolver(() => [Invitation], {
    description: 'Open invitations, newest first.',
    complexity: QUERY_COST.statement,
  })
  invitations(@Ctx() context: Context, @Root() { id }: OrganisationRecordFields) {
    return invitationsOf(context, id);
  }
}
