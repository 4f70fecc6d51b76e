import { type Context } from '../platform/context.ts';
import { overviewScope } from '../overview/overview.policy.ts';
import { type Sellers, sellersOf } from '../overview/listingsOfScope.ts';

/**
 * Whose inquiries the viewer looks after: those to itself, for admins and managers those to their
 * organisation, for an executive also those about listings assigned to it (D-99); null is everything, for a
 * site_admin. Throws UNAUTHENTICATED for a visitor and FORBIDDEN for a buyer.
 */
export async function inquiryScope(context: Context): Promise<Sellers | null> {
  const scope = overviewScope(context.viewer);
  return scope.kind === 'market' ? null : sellersOf(context, scope);
}

/** These columns of the inquiries `AS i` of a scope: $1 are the sellers, $2 is who looks after others' listings. */
export function inquiriesOf(columns: string): string {
  return [
    ['SELECT', columns, 'FROM inquiry AS i WHERE i.seller_id = ANY($1::text[])'],
    ['UNION SELECT', columns, 'FROM inquiry AS i WHERE i.assigned_to = $2::text'],
    ['UNION SELECT', columns, 'FROM property AS own JOIN inquiry AS i ON i.property_id = own.id'],
    ['WHERE own.assigned_to = $2::text'],
  ]
    .flat()
    .join(' ');
}

/** The ids of the inquiries of a scope. */
export const IDS_IN_SCOPE = inquiriesOf('i.id');

/** The same for a site_admin, with the same parameters. */
export const IDS_IN_MARKET = `
  SELECT id FROM inquiry WHERE $1::text[] IS NULL AND $2::text IS NULL`;
