import { membershipOf, signedIn } from '../authorization/viewer.policy.ts';
import { type Viewer } from '../platform/context.ts';
import { forbidden } from '../platform/failures.ts';

/** Whose listings an overview is about. */
export type OverviewScope =
  | { kind: 'own'; accountId: string }
  | { kind: 'assigned'; accountId: string }
  | { kind: 'organisation'; organisationId: string }
  | { kind: 'market' };

/**
 * A seller sees its own listings, admins and managers those of their organisation, an executive its own and
 * those assigned to it, a site_admin the whole market. Throws FORBIDDEN for those who sell nothing.
 */
export function overviewScope(viewer: Viewer): OverviewScope {
  const account = signedIn(viewer);
  const { id: accountId, userType } = account;
  if (userType === 'site_admin') return { kind: 'market' };
  if (userType === 'seller') return { kind: 'own', accountId };
  if (userType !== 'builder') throw forbidden('Buyers have no listings to manage.');
  const member = membershipOf(account);
  if (member === null) return { kind: 'own', accountId };
  const { organisationId, looksAfterAll } = member;
  return looksAfterAll ? { kind: 'organisation', organisationId } : { kind: 'assigned', accountId };
}
