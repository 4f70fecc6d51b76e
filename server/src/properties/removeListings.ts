import { type AccountViewer, type Context } from '../platform/context.ts';
import { Property } from './property.entity.ts';
import { RemovedProperty } from './removedProperty.entity.ts';
import { removeStatement } from './removeListings.sql.ts';

/**
 * Takes locked listings out of every list, page and count and keeps the whole of them as history. Their
 * pictures and contact go 30 days later.
 */
export async function removeListings(
  context: Context,
  ids: readonly string[],
  removedBy: string,
): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH) {
    await context.query(removeStatement(ids.slice(start, start + BATCH), removedBy));
  }
}

/** Few enough that a statement ends in time. */
const BATCH = 1_000;

/** The ids of all that somebody posted, locked until the running transaction ends. */
export async function lockListingsOf({ manager }: Context, sellerId: string): Promise<string[]> {
  const locked = await manager.find(Property, {
    select: { id: true },
    where: { sellerId },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  return locked.map(({ id }) => id);
}

/** Whether this listing was removed, for those who may know: its seller, whoever did it and site_admin. */
export async function wasRemoved(
  { manager }: Context,
  id: string,
  { id: accountId, userType }: AccountViewer,
): Promise<boolean> {
  const mayKnow =
    userType === 'site_admin'
      ? { id }
      : [
          { id, sellerId: accountId },
          { id, removedBy: accountId },
        ];
  return manager.existsBy(RemovedProperty, mayKnow);
}
