import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver } from 'type-graphql';
import { UserRole } from '../accounts/account.graphql.ts';
import { presentAccount } from '../accounts/account.presenter.ts';
import { type Context } from '../platform/context.ts';
import { QUERY_COST } from '../platform/observability/queryCost.ts';
import { type Site } from '../site/site.resolver.ts';
import { acceptInvitation, declineInvitation, findOwnInvitations } from './answerInvitation.ts';
import { assignListing } from './assignListing.ts';
import { changeMemberRole, removeMember } from './changeMember.ts';
import { createOrganisation } from './createOrganisation.ts';
import { findTeam, withFigures } from './findTeam.ts';
import { inviteMember, withdrawInvitation } from './inviteMember.ts';
import {
  AcceptInvitationPayload,
  AssignPropertyPayload,
  CreateOrganisationPayload,
  DeclineInvitationPayload,
  Invitation,
  InviteMemberPayload,
  RemoveMemberPayload,
  SetMemberRolePayload,
  Team,
  WithdrawInvitationPayload,
} from './organisation.graphql.ts';
import { InvitationInput, OrganisationInput } from './organisation.input.ts';
import { ViewerFields } from '../authorization/viewer.graphql.ts';

@Resolver(() => ViewerFields)
export class OrganisationResolver {
  private readonly site: Site;

  constructor({ site }: { site: Site }) {
    this.site = site;
  }

  @FieldResolver(() => Team, {
    nullable: true,
    description:
      "The viewer's organisation and its members. Fails with FORBIDDEN unless the viewer is its admin or manager.",
    complexity: QUERY_COST.statement,
  })
  team(@Ctx() context: Context) {
    return findTeam(context);
  }

  @FieldResolver(() => [Invitation], {
    nullable: true,
    description: "Open invitations to the viewer's verified mobile, newest first.",
  })
  invitations(@Ctx() context: Context) {
    return findOwnInvitations(context);
  }

  @Mutation(() => CreateOrganisationPayload, {
    description:
      'Creates a builder organisation and invites its first admin by SMS. Repeating it before anyone has joined sends the invitation again. Fails with CONFLICT if the name is taken, or FORBIDDEN unless the viewer is a site_admin.',
  })
  async createOrganisation(
    @Ctx() context: Context,
    @Arg('input', () => OrganisationInput, { description: 'Organisation and its first admin.' })
    input: OrganisationInput,
  ) {
    return { organisation: await createOrganisation(context, this.site, input) };
  }

  @Mutation(() => InviteMemberPayload, {
    description:
      'Invites a manager or an executive by SMS. Repeating it renews the invitation. Fails with FORBIDDEN unless the viewer is an admin of an organisation.',
  })
  async inviteMember(
    @Ctx() context: Context,
    @Arg('input', () => InvitationInput, { description: 'Person to invite and role.' })
    input: InvitationInput,
  ) {
    return { invitation: await inviteMember(context, this.site, input) };
  }

  @Mutation(() => WithdrawInvitationPayload, {
    description:
      'Withdraws an open invitation. Has no effect if already withdrawn. Fails with CONFLICT if already accepted.',
  })
  async withdrawInvitation(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: "Id of an invitation of the viewer's organisation." })
    id: string,
  ) {
    await withdrawInvitation(context, id);
    return { deletedId: id };
  }

  @Mutation(() => AcceptInvitationPayload, {
    description:
      'Accepts an invitation and joins the organisation with the given role. Fails with CONFLICT if the invitation is no longer open or the viewer already belongs to an organisation.',
  })
  async acceptInvitation(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: "Id of an invitation to the viewer's verified mobile." })
    id: string,
  ) {
    return { account: presentAccount(await acceptInvitation(context, id)) };
  }

  @Mutation(() => DeclineInvitationPayload, {
    description: 'Declines an invitation. Has no effect if already declined.',
  })
  async declineInvitation(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: "Id of an invitation to the viewer's verified mobile." })
    id: string,
  ) {
    await declineInvitation(context, id);
    return { deletedId: id };
  }

  @Mutation(() => SetMemberRolePayload, {
    description:
      'Changes the role of a member. Fails with CONFLICT if no admin would remain, or FORBIDDEN unless the viewer is an admin.',
  })
  async setMemberRole(
    @Ctx() context: Context,
    @Arg('accountId', () => ID, { description: 'Account id of a member, including the viewer.' })
    accountId: string,
    @Arg('role', () => UserRole, { description: 'ADMIN, MANAGER or EXECUTIVE.' }) role: UserRole,
  ) {
    const [member] = await withFigures(context, [await changeMemberRole(context, accountId, role)]);
    return { member };
  }

  @Mutation(() => RemoveMemberPayload, {
    description:
      'Removes a member from the organisation, or lets the viewer leave it. The account continues as a seller. Fails with CONFLICT for the last admin.',
  })
  async removeMember(
    @Ctx() context: Context,
    @Arg('accountId', () => ID, {
      description: 'Account id of the member. Members may pass their own.',
    })
    accountId: string,
  ) {
    await removeMember(context, accountId);
    return { removedId: accountId };
  }

  @Mutation(() => AssignPropertyPayload, {
    description:
      'Assigns a listing of the organisation to a team member. Fails with FORBIDDEN unless the viewer is an admin or manager of the organisation.',
  })
  async assignProperty(
    @Ctx() context: Context,
    @Arg('propertyId', () => ID, { description: 'Id of a listing of the team.' })
    propertyId: string,
    @Arg('accountId', () => ID, {
      nullable: true,
      description: 'Account id of the team member. Unassigns the listing if omitted.',
    })
    accountId?: string | null,
  ) {
    return { property: await assignListing(context, propertyId, accountId ?? null) };
  }
}
