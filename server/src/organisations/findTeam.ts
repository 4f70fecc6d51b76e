import { findMembers, type Member } from '../accounts/membership.ts';
import { type Organisation } from '../accounts/organisation.entity.ts';
import { type Context } from '../platform/context.ts';
import { countListingsBySeller } from '../properties/countListings.ts';
import { lastSeen } from '../sessions/lastSeen.ts';
import { invitationsOf, type OpenInvitation } from './invitation.ts';
import { leadOf } from './organisation.policy.ts';
import { findOrganisation } from './organisation.ts';

export interface TeamMember extends Member {
  /** Listings it posted, in whatever state. */
  listingCount: number;
  /** When a device of theirs that is still signed in was last used; null when none is. */
  lastSeenAt: Date | null;
}

export interface Team {
  organisation: Organisation;
  members: TeamMember[];
  invitations: OpenInvitation[];
  viewerCanInvite: boolean;
}

/** The viewer's organisation with its people. FORBIDDEN for everybody but its admins and managers. */
export async function findTeam(context: Context): Promise<Team> {
  const { organisationId, role } = leadOf(context.viewer);
  const organisation = await findOrganisation(context, organisationId);
  const members = await withFigures(context, await findMembers(context, organisationId));
  const invitations = await invitationsOf(context, organisationId);
  return { organisation, members, invitations, viewerCanInvite: role === 'admin' };
}

export async function withFigures(
  context: Context,
  members: readonly Member[],
): Promise<TeamMember[]> {
  const ids = members.map(({ id }) => id);
  const counts = await countListingsBySeller(context, ids);
  const seen = await lastSeen(context, ids);
  return members.map((member) => ({
    ...member,
    listingCount: counts.get(member.id) ?? 0,
    lastSeenAt: seen.get(member.id) ?? null,
  }));
}
