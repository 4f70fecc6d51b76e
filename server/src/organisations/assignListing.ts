import { lockMember } from '../accounts/membership.ts';
import { type Context } from '../platform/context.ts';
import { notFound, unusable } from '../platform/failures.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { assign } from '../properties/assignment.ts';
import { lockProperty } from '../properties/findProperty.ts';
import { type PropertyRow } from '../properties/property.row.ts';
import { leadOf } from './organisation.policy.ts';

/**
 * Says who of the team looks after a listing of the organisation, or nobody. FORBIDDEN for everybody
 * but admins and managers; NOT_FOUND for a listing of somebody else.
 */
export async function assignListing(
  context: Context,
  propertyId: string,
  accountId: string | null,
): Promise<PropertyRow> {
  const { organisationId } = leadOf(context.viewer);
  return inTransaction(context, async (inside) => {
    const property = (await lockProperty(inside, propertyId))?.row;
    if (!property || !(await lockMember(inside, organisationId, property.sellerId))) {
      throw notFound('This property does not belong to your organisation.');
    }
    if (accountId !== null && !(await lockMember(inside, organisationId, accountId))) {
      throw unusable('accountId', 'This person is not in your team.');
    }
    await assign(inside, propertyId, accountId);
    return { ...property, assignedTo: accountId };
  });
}
