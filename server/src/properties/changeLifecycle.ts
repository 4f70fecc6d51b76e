import { type Context } from '../platform/context.ts';
import { Property } from './property.entity.ts';
import { type Lifecycle } from './property.row.ts';
import { now } from '../platform/database/databaseTime.ts';

/**
 * Says where a listing stands. What is sold or rented is closed from now on, and stays closed since then when
 * only the word changes; what is open again comes back if only its closing had hidden it.
 */
export async function changeLifecycle(
  { manager }: Context,
  id: string,
  lifecycle: Lifecycle,
): Promise<void> {
  const isClosed = lifecycle === 'sold' || lifecycle === 'rented';
  await manager.update(Property, id, {
    lifecycle,
    updatedAt: now,
    ...(isClosed ? CLOSE : OPEN),
  });
}

const CLOSE = { closedAt: () => 'coalesce(closed_at, now())' };

const OPEN = {
  closedAt: null,
  isActive: () => `is_active OR hidden_by IS NOT DISTINCT FROM 'closing'`,
  hiddenBy: () => `nullif(hidden_by, 'closing')`,
};
