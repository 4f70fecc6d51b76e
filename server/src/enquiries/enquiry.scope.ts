import { type Context } from '../platform/context.ts';
import { overviewScope } from '../overview/overview.policy.ts';
import { type Sellers, sellersOf } from '../overview/listingsOfScope.ts';
import { signedIn } from '../viewers/viewer.policy.ts';

/**
 * Whose enquiries the viewer looks after: those to itself, for admins and managers those to their
 * organisation, for an executive also those about listings assigned to it (D-99), for each also those that were
 * assigned to it (D-52); null is everything, for a site_admin. Throws UNAUTHENTICATED for a visitor and FORBIDDEN
 * for a buyer.
 */
export async function enquiryScope(context: Context): Promise<Sellers | null> {
  const scope = overviewScope(context.viewer);
  if (scope.kind === 'market') return null;
  return { ...(await sellersOf(context, scope)), assignedTo: signedIn(context.viewer).id };
}
