import { IsNull, Not } from 'typeorm';
import { type Context } from '../platform/context.ts';
import { Property } from './property.entity.ts';

/** Says who looks after a listing; null for nobody. Who may do so is decided by the caller. */
export async function assign(
  { manager }: Context,
  propertyId: string,
  accountId: string | null,
): Promise<void> {
  await manager.update(Property, propertyId, { assignedTo: accountId });
}

/** Who leaves an organisation looks after nothing, and nobody there after what it posted. */
export async function unassignAll({ manager }: Context, accountId: string): Promise<void> {
  await manager.update(Property, { assignedTo: accountId }, { assignedTo: null });
  const assigned = { sellerId: accountId, assignedTo: Not(IsNull()) };
  await manager.update(Property, assigned, { assignedTo: null });
}
