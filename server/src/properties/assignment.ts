import { type Context } from '../platform/context.ts';

/** Says who looks after a listing; null for nobody. Who may do so is decided by the caller. */
export async function assign(
  context: Context,
  propertyId: string,
  accountId: string | null,
): Promise<void> {
  await context.query({
    text: 'UPDATE property SET assigned_to = $2 WHERE id = $1',
    values: [propertyId, accountId],
  });
}

/** Who leaves an organisation looks after nothing, and nobody there after what it posted. */
export async function unassignAll(context: Context, accountId: string): Promise<void> {
  await context.query({
    text: 'UPDATE property SET assigned_to = NULL WHERE assigned_to = $1',
    values: [accountId],
  });
  await context.query({
    text: 'UPDATE property SET assigned_to = NULL WHERE seller_id = $1 AND assigned_to IS NOT NULL',
    values: [accountId],
  });
}
