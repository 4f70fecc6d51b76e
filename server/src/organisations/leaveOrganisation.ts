import { audit } from '../accounts/audit.ts';
import { findAccount } from '../accounts/findAccount.ts';
import { findMembers, type Member, takeOutOfOrganisation } from '../accounts/membership.ts';
import { Organisation } from '../accounts/organisation.entity.ts';
import { unassignEnquiries } from '../enquiries/unassignEnquiries.ts';
import { type Context } from '../platform/context.ts';
import { unassignAll } from '../properties/assignment.ts';
import { Invitation } from './invitation.entity.ts';
import { ORGANISATION_AUDIT } from './organisation.audit.ts';
import { lockOrganisation, requireAnotherAdmin } from './organisation.ts';

/** Takes a member out of an organisation that is locked: from now on it looks after nothing of the others. */
export async function takeOut(
  inside: Context,
  organisation: Organisation,
  member: Member,
  how: 'left' | 'removed',
): Promise<void> {
  await takeOutOfOrganisation(inside, member.id);
  await unassignAll(inside, member.id);
  await unassignEnquiries(inside, member.id);
  const what = 'organisation ' + organisation.id + ' as ' + member.role;
  await audit(inside, ORGANISATION_AUDIT[how], member.id, what);
}

/**
 * Somebody whose account is removed leaves the organisation, which goes with its last member, so that nobody can
 * join one without an admin and its name is free again. CONFLICT for the only admin of others.
 */
export async function leaveForGood(inside: Context, accountId: string): Promise<void> {
  const place = await lockPlace(inside, accountId);
  if (place === null) return;
  const { organisation, member, isAlone } = place;
  await takeOut(inside, organisation, member, 'left');
  if (!isAlone) return;
  await inside.manager.delete(Organisation, organisation.id);
  await audit(inside, ORGANISATION_AUDIT.ended, organisation.id);
}

/**
 * The place of somebody in an organisation, which is locked; null for who has none. Throws CONFLICT for the only
 * admin of others.
 */
export async function lockPlace(
  inside: Context,
  accountId: string,
): Promise<{ organisation: Organisation; member: Member; isAlone: boolean } | null> {
  const account = await findAccount(inside, accountId);
  if (account === null || account.organisationId === null) return null;
  const organisation = await lockOrganisation(inside, account.organisationId);
  const members = await findMembers(inside, organisation.id);
  const member = members.find(({ id }) => id === accountId);
  if (member === undefined) return null;
  const isAlone = members.length === 1;
  if (member.role === 'admin' && !isAlone)
    await requireAnotherAdmin(inside, organisation, accountId);
  return { organisation, member, isAlone };
}

/** Forgets who was ever invited with this mobile. */
export async function forgetInvitations({ manager }: Context, mobile: string): Promise<void> {
  await manager.delete(Invitation, { mobile });
}
