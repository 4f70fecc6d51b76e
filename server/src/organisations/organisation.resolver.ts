import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver } from 'type-graphql';
import {
  AcceptInvitationPayload,
  AssignPropertyPayload,
  CreateOrganisationPayload,
  DeclineInvitationPayload,
  InviteMemberPayload,
  RemoveMemberPayload,
  SetMemberRolePayload,
  WithdrawInvitationPayload,
} from './organisation.payload.ts';
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
import { Invitation, Team } from './organisation.graphql.ts';
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
      "The viewer's organisation and its people. FORBIDDEN for everybody but its admins and managers.",
    complexity: QUERY_COST.statement,
  })
  team(@Ctx() context: Context) {
    return findTeam(context);
  }

  @FieldResolver(() => [Invitation], {
    nullable: true,
    description: "The open invitations to the viewer's verified mobile, newest first.",
  })
  invitations(@Ctx() context: Context) {
    return findOwnInvitations(context);
  }

  @Mutation(() => CreateOrganisationPayload, {
    description:
      'Makes a builder organisation and invites its first admin by SMS. FORBIDDEN for everybody but a site_admin; CONFLICT for a name that is taken. Again invites again, as long as nobody has joined.',
  })
  async createOrganisation(
    @Ctx() context: Context,
    @Arg('input', () => OrganisationInput, { description: 'The firm and its first admin.' })
    input: OrganisationInput,
  ) {
    return { organisation: await createOrganisation(context, this.site, input) };
  }

  @Mutation(() => InviteMemberPayload, {
    description:
      'Invites a manager or an executive by SMS; again renews. FORBIDDEN for everybody but an admin of an organisation.',
  })
  async inviteMember(
    @Ctx() context: Context,
    @Arg('input', () => InvitationInput, { description: 'Who is invited, as what.' })
    input: InvitationInput,
  ) {
    return { invitation: await inviteMember(context, this.site, input) };
  }

  @Mutation(() => WithdrawInvitationPayload, {
    description: 'Takes an open invitation back; again changes nothing. CONFLICT once accepted.',
  })
  async withdrawInvitation(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: "An invitation of the viewer's organisation." }) id: string,
  ) {
    await withdrawInvitation(context, id);
    return { deletedId: id };
  }

  @Mutation(() => AcceptInvitationPayload, {
    description:
      'Joins the organisation with the role of the invitation. CONFLICT when it is no longer open or the viewer belongs to an organisation.',
  })
  async acceptInvitation(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: "An invitation to the viewer's verified mobile." })
    id: string,
  ) {
    return { account: presentAccount(await acceptInvitation(context, id)) };
  }

  @Mutation(() => DeclineInvitationPayload, {
    description: 'Says no to an invitation; again changes nothing.',
  })
  async declineInvitation(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: "An invitation to the viewer's verified mobile." })
    id: string,
  ) {
    await declineInvitation(context, id);
    return { deletedId: id };
  }

  @Mutation(() => SetMemberRolePayload, {
    description:
      'Gives a member another role. FORBIDDEN for everybody but an admin; CONFLICT when no admin would be left.',
  })
  async setMemberRole(
    @Ctx() context: Context,
    @Arg('accountId', () => ID, { description: 'A member, also the viewer.' }) accountId: string,
    @Arg('role', () => UserRole, { description: 'ADMIN, MANAGER or EXECUTIVE.' }) role: UserRole,
  ) {
    const [member] = await withFigures(context, [await changeMemberRole(context, accountId, role)]);
    return { member };
  }

  @Mutation(() => RemoveMemberPayload, {
    description:
      'Takes a member out, or lets the viewer leave: the account goes on as a seller. CONFLICT for the last admin.',
  })
  async removeMember(
    @Ctx() context: Context,
    @Arg('accountId', () => ID, { description: 'A member; anybody may name themselves.' })
    accountId: string,
  ) {
    await removeMember(context, accountId);
    return { removedId: accountId };
  }

  @Mutation(() => AssignPropertyPayload, {
    description:
      'Says who of the team looks after a listing of the organisation. FORBIDDEN for everybody but admins and managers.',
  })
  async assignProperty(
    @Ctx() context: Context,
    @Arg('propertyId', () => ID, { description: 'A listing of somebody in the team.' })
    propertyId: string,
    @Arg('accountId', () => ID, { nullable: true, description: 'A member; nobody when absent.' })
    accountId?: string | null,
  ) {
    return { property: await assignListing(context, propertyId, accountId ?? null) };
  }
}
