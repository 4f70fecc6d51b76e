import { findMember, findMembers } from '../accounts/membership.ts';
import { Organisation } from '../accounts/organisation.entity.ts';
import { type Context } from '../platform/context.ts';
import { conflict, forbidden, notFound } from '../platform/failures.ts';
import { ADMINS_ONLY, type MemberViewer } from './organisation.policy.ts';

/** Whatever changes who is in an organisation holds it first, so such changes come one after another. */
export async function lockOrganisation(context: Context, id: string): Promise<Organisation> {
  const organisation = await context.manager.findOne(Organisation, {
    where: { id },
    lock: { mode: 'for_no_key_update' },
  });
  if (!organisation) throw notFound(GONE);
  return organisation;
}

/**
 * Holds the organisation of an admin who is about to change it. Throws FORBIDDEN when somebody else has
 * taken the role away meanwhile.
 */
export async function lockAsAdmin(context: Context, admin: MemberViewer): Promise<Organisation> {
  const organisation = await lockOrganisation(context, admin.organisationId);
  const acting = await findMember(context, organisation.id, admin.accountId);
  if (acting?.role !== 'admin' || acting.status !== 'active') throw forbidden(ADMINS_ONLY);
  return organisation;
}

/** Throws CONFLICT when nobody else could lead the organisation. It must be locked. */
export async function requireAnotherAdmin(
  context: Context,
  { id, name }: Organisation,
  leaving: string,
): Promise<void> {
  const members = await findMembers(context, id);
  const stays = members.some(
    (member) => member.role === 'admin' && member.status === 'active' && member.id !== leaving,
  );
  if (stays) return;
  throw conflict(
    'This is the only admin of ' + name + '. Make someone else an admin first, then try again.',
  );
}

/** Throws NOT_FOUND when it is gone. */
export async function findOrganisation(context: Context, id: string): Promise<Organisation> {
  const organisation = await context.manager.findOneBy(Organisation, { id });
  if (!organisation) throw notFound(GONE);
  return organisation;
}

const GONE = 'This organisation no longer exists.';
