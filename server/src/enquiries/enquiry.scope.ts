import { type Context, type Viewer } from '../platform/context.ts';
import { overviewScope } from '../overview/overview.policy.ts';
import { sellersOf } from '../overview/listingsOfScope.ts';
import { membershipOf, signedIn } from '../authorization/viewer.policy.ts';
import { type Sellers } from '../overview/listingsOfScope.sql.ts';

/** What somebody looks after, and as whom its notes are read. */
export interface EnquiryScope extends Sellers {
  /** Who looks: enquiries assigned to it, and notes that it wrote for no organisation. */
  assignedTo: string;
  /** Whose notes it reads beside its own. */
  organisationId: string | null;
}

/**
 * Whose enquiries the viewer looks after: those to itself, for admins and managers those to their
 * organisation, for an executive also those about listings assigned to it, for each also those that were
 * assigned to it; null is everything, for a site_admin. Throws UNAUTHENTICATED for a visitor and FORBIDDEN
 * for a buyer.
 */
export async function enquiryScope(
  context: Context,
  viewer: Viewer = context.viewer,
): Promise<EnquiryScope | null> {
  const account = signedIn(viewer);
  const scope = overviewScope(account);
  if (scope.kind === 'market') return null;
  return {
    ...(await sellersOf(context, scope)),
    assignedTo: account.id,
    organisationId: membershipOf(account)?.organisationId ?? null,
  };
}
