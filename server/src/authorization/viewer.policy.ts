import { type AccountViewer, type Viewer, type VisitorViewer } from '../platform/context.ts';
import { type Failure, forbidden, unauthenticated } from '../platform/failures.ts';
import { NOT_ACTIVE } from '../../../schema/rules/signIn.ts';
import { type MemberRole, isMemberRole } from '../../../schema/accounts.ts';

/**
 * The account that asks. Throws UNAUTHENTICATED for a visitor, with the reason when a token was presented
 * that cannot be used, and FORBIDDEN for an account that is not active. `why` is what a
 * visitor is told instead of the usual sentence.
 */
export function signedIn(viewer: Viewer, why?: string): AccountViewer {
  if (viewer.kind === 'visitor') throw refusalOf(viewer.refusal) ?? unauthenticated(why);
  if (viewer.status !== 'active') throw forbidden(NOT_ACTIVE);
  return viewer;
}

/** The administrator of the marketplace that asks; only `site_admin` opens the administration. */
export function siteAdmin(viewer: Viewer): AccountViewer {
  const account = signedIn(viewer);
  if (account.userType !== 'site_admin') throw forbidden('Only administrators can do this.');
  return account;
}

/** The place of somebody in a builder organisation. */
export interface Membership {
  organisationId: string;
  role: MemberRole;
  /** Admins and managers look after all that it lists; executives after what is assigned to them. */
  looksAfterAll: boolean;
}

/** The viewer's place in an organisation, or null for everybody who works for none. */
export function membershipOf(viewer: AccountViewer): Membership | null {
  const { userType, organisationId, role } = viewer;
  if (userType !== 'builder' || organisationId === null || !isMemberRole(role)) return null;
  return { organisationId, role, looksAfterAll: role !== 'executive' };
}

/**
 * Why a presented token cannot be used; null where none was. Signing in again helps, except where an administrator
 * has said that the account may not be used.
 */
export function refusalOf(refusal: VisitorViewer['refusal']): Failure | null {
  return refusal === undefined ? null : REFUSALS[refusal]();
}

const REFUSALS: Readonly<Record<NonNullable<VisitorViewer['refusal']>, () => Failure>> = {
  expired: () => unauthenticated('Your session has expired. Please sign in again.'),
  unusable: () => unauthenticated('Your session is no longer valid. Please sign in again.'),
  suspended: () => forbidden(NOT_ACTIVE),
};
