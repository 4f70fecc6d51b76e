import { audit } from '../accounts/audit.ts';
import { findMember, type Member, setRole } from '../accounts/membership.ts';
import { type Context } from '../platform/context.ts';
import { forbidden, notFound } from '../platform/failures.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { ORGANISATION_AUDIT } from './organisation.audit.ts';
import { ADMINS_ONLY, adminOf, givenRole, memberOf } from './organisation.policy.ts';
import { takeOut } from './leaveOrganisation.ts';
import { lockAsAdmin, lockOrganisation, requireAnotherAdmin } from './organisation.ts';

/**
 * Gives a member another role. Throws FORBIDDEN for everybody but an admin and CONFLICT when the
 * organisation would be left without one. The same role again changes nothing.
 */
export async function changeMemberRole(
  context: Context,
  accountId: string,
  requestedRole: string,
): Promise<Member> {
  const admin = adminOf(context.viewer);
  const role = givenRole(requestedRole);
  return inTransaction(context, async (inside) => {
    const organisation = await lockAsAdmin(inside, admin);
    const member = await findMember(inside, organisation.id, accountId);
    if (!member) throw notFound(NOT_IN_TEAM);
    if (member.role === role) return member;
    if (member.role === 'admin') await requireAnotherAdmin(inside, organisation, member.id);
    await setRole(inside, member.id, role);
    const what = 'from ' + member.role + ' to ' + role + ' in organisation ' + organisation.id;
    await audit(inside, ORGANISATION_AUDIT.roleChanged, member.id, what);
    return { ...member, role };
  });
}

/**
 * Takes somebody out of the organisation, or lets the viewer leave it. Who leaves becomes a seller of kind
 * builder, keeps the listings it posted and looks after none of the others; its rights end at once. CONFLICT
 * for the last admin.
 */
export async function removeMember(context: Context, accountId: string): Promise<void> {
  const viewer = memberOf(context.viewer);
  const isLeaving = accountId === viewer.accountId;
  if (!isLeaving) adminOf(context.viewer);
  await inTransaction(context, async (inside) => {
    const organisation = await lockOrganisation(inside, viewer.organisationId);
    const acting = await findMember(inside, organisation.id, viewer.accountId);
    if (!isLeaving && acting?.role !== 'admin') throw forbidden(ADMINS_ONLY);
    const member = await findMember(inside, organisation.id, accountId);
    if (!member) throw notFound(NOT_IN_TEAM);
    if (member.role === 'admin') await requireAnotherAdmin(inside, organisation, member.id);
    await takeOut(inside, organisation, member, isLeaving ? 'left' : 'removed');
  });
}

const NOT_IN_TEAM = 'This person is not in your team.';
