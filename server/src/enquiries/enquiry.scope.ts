import { type Context } from '../platform/context.ts';
import { overviewScope } from '../overview/overview.policy.ts';
import { type Sellers, sellersOf } from '../overview/listingsOfScope.ts';

/**
 * Whose enquiries the viewer looks after: those to itself, for admins and managers those to their
 * organisation, for an executive also those about listings assigned to it (D-99); null is everything, for a
 * site_admin. Throws UNAUTHENTICATED for a visitor and FORBIDDEN for a buyer.
 */
export async function enquiryScope(context: Context): Promise<Sellers | null> {
  const scope = overviewScope(context.viewer);
  return scope.kind === 'market' ? null : sellersOf(context, scope);
}
