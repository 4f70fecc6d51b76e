import { type Membership, membershipOf, signedIn } from '../authorization/viewer.policy.ts';
import { type MemberRole, isMemberRole } from '../../../schema/accounts.ts';
import { type Viewer } from '../platform/context.ts';
import { forbidden } from '../platform/failures.ts';

/** The viewer as somebody who works for an organisation. */
export interface MemberViewer extends Membership {
  accountId: string;
}

/** Throws FORBIDDEN for everybody who works for no organisation. */
export function memberOf(viewer: Viewer): MemberViewer {
  const account = signedIn(viewer);
  const member = membershipOf(account);
  if (member === null) throw forbidden('You do not belong to an organisation.');
  return { accountId: account.id, ...member };
}

/** Admins and managers see the team and everything it lists; executives see what is theirs. */
export function leadOf(viewer: Viewer): MemberViewer {
  const member = memberOf(viewer);
  if (!member.looksAfterAll) throw forbidden('Only admins and managers can do this.');
  return member;
}

/** Only admins decide who is in the team and as what. */
export function adminOf(viewer: Viewer): MemberViewer {
  const member = memberOf(viewer);
  if (member.role !== 'admin') throw forbidden(ADMINS_ONLY);
  return member;
}

export const ADMINS_ONLY = 'Only an admin of the organisation can do this.';

/** The roles that people can be given here. Nobody is made an administrator of the marketplace. */
export function givenRole(role: string): MemberRole {
  if (isMemberRole(role)) return role;
  throw forbidden('You cannot add marketplace administrators here.');
}
